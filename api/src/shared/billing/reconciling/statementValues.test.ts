import { dateOrderOf, readAmount, readDay, isRounded } from './statementValues'

describe('an amount', () => {
  test.each([
    ['1234', 123_400],
    ['1,234.50', 123_450],
    ['₱1,234.5', 123_450],
    ['PHP 999.99', 99_999],
    ['+500.00', 50_000],
    ['-50', -5_000],
    ['50.00-', -5_000],
    ['(1,000.00)', -100_000],
    ['−250.00', -25_000],
    ['1,999.68 CR', 199_968],
    ['500.00 DR', -50_000],
    ['Cr. 20.00', 2_000],
    ['DR20', -2_000],
    ['₱\u00a01,000.00', 100_000],
    ['500.00 XR', null],
    ['0.00', 0],
    ['1.234,50', null],
    ['1,23', null],
    ['12.345', null],
    ['=1+1', null],
    ['', null],
    ['99999999', null],
  ])('%j is %p centavos', (cell, centavos) => {
    expect(readAmount(cell)).toBe(centavos)
  })
})

describe('a date', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 08:05 AM', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['1/2/2026 10:00', '2026-01-02'],
    ['20 Nov 2026', '2026-11-20'],
    ['20-November-2026', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    ['November 20 2026', '2026-11-20'],
    ['11/21/26', '2026-11-21'],
    ['1.2.26', '2026-01-02'],
    ['20-Nov-26', '2026-11-20'],
    ['Nov-20-2026', '2026-11-20'],
    ['20 Nov. 26', '2026-11-20'],
    ['26-11-20', null],
    ['20/11/2026', null],
    ['02/30/2026', null],
    ['20 Foo 2026', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is %p, the month first', (cell, day) => {
    expect(readDay(cell, 'MDY')).toBe(day)
  })

  it('Has its day first if a row of the column proves it', () => {
    const cells = ['01/02/2026', '20/11/2026']
    expect(dateOrderOf(cells)).toBe('DMY')
    expect(cells.map((cell) => readDay(cell, 'DMY'))).toEqual([
      '2026-02-01',
      '2026-11-20',
    ])
    expect(dateOrderOf(['01/02/2026', '2026-11-20'])).toBe('MDY')
  })
})

test.each([
  ['1.23457E+12', true],
  ['1.23457e+12', true],
  ['1E12', true],
  ['12345678901234500', true],
  ['123456789012345', false],
  ['1234567890123456', false],
  ['100000000000000', false],
  ['AB1E12', false],
  ['', false],
])('Of %s, a spreadsheet program has rounded digits: %s', (cell, expected) => {
  expect(isRounded(cell)).toBe(expected)
})
