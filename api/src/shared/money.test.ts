import fc from 'fast-check'

import {
  formatPeso,
  formatPrice,
  formatSum,
  isPercentage,
  percentOf,
  sumInPesos,
  toCentavos,
  toPesos,
} from './money'

describe('formatPeso', () => {
  test.each([
    [0, '₱0.00'],
    [5, '₱0.05'],
    [123450, '₱1,234.50'],
    [123456789, '₱1,234,567.89'],
    [-5000, '-₱50.00'],
    [-0, '₱0.00'],
  ])('%i centavos read %s', (centavos, text) => {
    expect(formatPeso(centavos)).toBe(text)
  })
})

describe('formatPrice', () => {
  test.each([
    [0, 'FREE'],
    [1, '₱0.01'],
    [499900, '₱4,999.00'],
  ])('%i centavos read %s', (centavos, text) => {
    expect(formatPrice(centavos)).toBe(text)
  })
})

describe('toCentavos', () => {
  test.each([
    [0, 0],
    [1, 100],
    [0.1, 10],
    [1.1, 110],
    [1.115, 112],
    [1.005, 101],
    [1.004, 100],
    [0.005, 1],
    [0.004999, 0],
    [1e-7, 0],
    [4999.99, 499999],
  ])('₱%d is %i centavos', (pesos, centavos) => {
    expect(toCentavos(pesos)).toBe(centavos)
  })

  test.each([NaN, Infinity, -Infinity, -0.01, -1, 1e15, 1e21])(
    'Refuses %d',
    (pesos) => {
      expect(() => toCentavos(pesos)).toThrow(RangeError)
    }
  )

  it('Undoes toPesos, for every amount', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (centavos) => {
        expect(toCentavos(toPesos(centavos))).toBe(centavos)
      }),
      { numRuns: 2_000 }
    )
  })
})

test.each([
  [0.01, true],
  [33.33, true],
  [0.07, true],
  [100, true],
  [0, false],
  [-1, false],
  [100.01, false],
  [33.335, false],
  [1e-9, false],
  [NaN, false],
])('%d is a percentage that can be stored: %p', (percent, expected) => {
  expect(isPercentage(percent)).toBe(expected)
})

describe('percentOf', () => {
  test.each([
    [10000, 10, 1000],
    [10000, 0, 0],
    [10000, 100, 10000],
    [999, 50, 500],
    [997, 50, 499],
    [333, 33.33, 111],
    [1, 49.99, 0],
    [1, 50, 1],
    [10000, 0.01, 1],
    [2_000_000_000, 99.99, 1_999_800_000],
  ])('%i centavos × %d%% is %i', (centavos, percent, result) => {
    expect(percentOf(centavos, percent)).toBe(result)
  })

  test.each([
    [100, 1.005],
    [100, -1],
    [100, NaN],
    [0.5, 10],
    [-100, 10],
  ])('Refuses %d centavos × %d%%', (centavos, percent) => {
    expect(() => percentOf(centavos, percent)).toThrow(RangeError)
  })

  it('Equals exact half-up rounding, for every amount and percent', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000_000),
        fc.nat(20_000),
        (centavos, basisPoints) => {
          const exact =
            (BigInt(centavos) * BigInt(basisPoints) + 5_000n) / 10_000n
          expect(BigInt(percentOf(centavos, basisPoints / 100))).toBe(exact)
        }
      ),
      { numRuns: 5_000 }
    )
  })
})

describe('formatSum', () => {
  it('Is exact beyond the range of a number', () => {
    expect(formatSum('9007199254740993')).toBe('₱90,071,992,547,409.93')
    expect(formatSum('-5')).toBe('-₱0.05')
    expect(formatSum('0')).toBe('₱0.00')
    expect(formatSum('123450')).toBe(formatPeso(123450))
  })

  it('Is a number in a file as long as it is exact', () => {
    expect(sumInPesos('-123450')).toBe(-1234.5)
    expect(sumInPesos('9007199254740993')).toBe('₱90,071,992,547,409.93')
  })
})
