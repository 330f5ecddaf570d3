import { parsePesos, shownPesos, typedAmount, typedNumber } from './typedNumber'

describe('a typed amount', () => {
  it.each([
    ['1234.5', 123_450],
    ['₱ 1,234,567.89', 123_456_789],
    ['0', 0],
    ['19.99', 1_999],
    ['1999.', 199_900],
    ['PHP 1,999.66', 199_966],
    ['Php. 1,999.66', 199_966],
    ['P1,999', 199_900],
    ['\u202a１９９９\u202c', 199_900],
    ['', null],
    ['  ', null],
  ])('%j is %p centavos', (typed, centavos) => {
    expect(parsePesos(typed)).toBe(centavos)
  })

  it.each([
    'abc',
    '1.234',
    '-5',
    '1e3',
    '99999999999999999999',
    '.',
    // The comma as the point of decimals: a hundred times as much, if commas did not count.
    '1999,50',
    '1.999,50',
    '2,5',
    '12,34',
    ',50',
  ])('%j is no amount', (typed) => {
    expect(parsePesos(typed)).toBeNaN()
  })

  it('is shown with two decimals at first', () => {
    expect(shownPesos(149_900)).toBe('1499.00')
    expect(shownPesos(null)).toBe('')
  })
})

test.each([
  ['1,234.5', 1234.5],
  ['12,345,678', 12_345_678],
  ['−5', -5],
  ['12.', 12],
  ['.5', 0.5],
  [' ', null],
])('%j is the number %p', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})

test.each(['12,5', '1,23', '1e3', '0x10', 'Infinity', '-', '1 of 2', '1.2.3'])(
  '%j is no number',
  (typed) => {
    expect(typedNumber(typed)).toBeNaN()
  }
)

test.each([
  ['₱15,000', 15_000],
  ['Php 1,500.5', 1500.5],
  ['25', 25],
  ['', null],
])('%j answers a question with the number %p', (typed, number) => {
  expect(typedAmount(typed)).toBe(number)
})
