import { parsePesos, shownPesos } from './moneyInput'

describe('a typed amount', () => {
  it.each([
    ['1234.5', 123_450],
    ['₱ 1,234,567.89', 123_456_789],
    ['0', 0],
    ['19.99', 1_999],
    ['', null],
    ['  ', null],
  ])('%j is %p centavos', (typed, centavos) => {
    expect(parsePesos(typed)).toBe(centavos)
  })

  it.each(['abc', '1.234', '-5', '1e3', '99999999999999999999'])(
    '%j is no amount',
    (typed) => {
      expect(parsePesos(typed)).toBeNaN()
    }
  )

  it('is shown with two decimals at first', () => {
    expect(shownPesos(149_900)).toBe('1499.00')
    expect(shownPesos(null)).toBe('')
  })
})
