import fc from 'fast-check'

import { priceOf, type Discount, type Surcharge } from './price'

describe('a price is base, less the discount, plus the surcharge', () => {
  const fixed = (amountCentavos: number): Discount => ({
    type: 'FIXED',
    amountCentavos,
  })
  const percent = (
    percent: number,
    maxDiscountCentavos?: number
  ): Discount => ({
    type: 'PERCENT',
    percent,
    maxDiscountCentavos,
  })
  const plus = (value: number): Surcharge => ({ type: 'FIXED', value })
  const plusPercent = (value: number): Surcharge => ({ type: 'PERCENT', value })

  test.each<
    [
      number,
      Discount | undefined,
      Surcharge | undefined,
      number,
      number,
      number,
    ]
  >([
    // base, discount, surcharge → discount, surcharge, total
    [100_00, undefined, undefined, 0, 0, 100_00],
    [100_00, fixed(30_00), undefined, 30_00, 0, 70_00],
    [100_00, fixed(100_00), undefined, 100_00, 0, 0],
    [100_00, fixed(150_00), undefined, 100_00, 0, 0],
    [100_00, percent(25), undefined, 25_00, 0, 75_00],
    [9_97, percent(50), undefined, 4_99, 0, 4_98],
    [100_00, percent(50, 20_00), undefined, 20_00, 0, 80_00],
    [100_00, percent(100), undefined, 100_00, 0, 0],
    [100_00, undefined, plus(15_00), 0, 15_00, 115_00],
    [100_00, percent(10), plusPercent(10), 10_00, 9_00, 99_00],
    [100_00, percent(100), plus(15_00), 100_00, 0, 0],
    [0, fixed(10_00), plusPercent(10), 0, 0, 0],
    [100_00, undefined, { type: 'NONE', value: 5 }, 0, 0, 100_00],
  ])(
    '%i with %j and %j',
    (baseCentavos, discount, surcharge, off, added, total) => {
      expect(priceOf({ baseCentavos, discount, surcharge })).toMatchObject({
        baseCentavos,
        discountCentavos: off,
        surchargeCentavos: added,
        totalCentavos: total,
      })
    }
  )
})

test('The trace gives each step', () => {
  const { trace } = priceOf({
    baseCentavos: 100_00,
    discount: { type: 'PERCENT', percent: 50, maxDiscountCentavos: 20_00 },
    surcharge: { type: 'FIXED', value: 5_00 },
  })

  expect(trace).toEqual([
    {
      rule: 'basePrice',
      inputs: { baseCentavos: 100_00 },
      resultCentavos: 100_00,
    },
    {
      rule: 'percentDiscount',
      inputs: {
        percent: 50,
        maxDiscountCentavos: 20_00,
        discountCentavos: 20_00,
      },
      resultCentavos: 80_00,
    },
    {
      rule: 'fixedSurcharge',
      inputs: { value: 5_00, surchargeCentavos: 5_00 },
      resultCentavos: 85_00,
    },
  ])
})

test('No price is below zero, and the parts add up to the total', () => {
  const amount = fc.nat(100_000_000)
  const percent = fc.nat(10_000).map((basisPoints) => basisPoints / 100)
  const discount = fc.oneof(
    fc.record({ type: fc.constant('FIXED' as const), amountCentavos: amount }),
    fc.record({
      type: fc.constant('PERCENT' as const),
      percent,
      maxDiscountCentavos: fc.option(amount),
    })
  )
  const surcharge = fc.oneof(
    fc.record({ type: fc.constant('FIXED' as const), value: amount }),
    fc.record({ type: fc.constant('PERCENT' as const), value: percent })
  )

  fc.assert(
    fc.property(amount, discount, surcharge, (baseCentavos, off, plus) => {
      const price = priceOf({ baseCentavos, discount: off, surcharge: plus })
      const sum =
        baseCentavos - price.discountCentavos + price.surchargeCentavos
      if (
        price.totalCentavos !== sum ||
        price.discountCentavos < 0 ||
        price.discountCentavos > baseCentavos ||
        price.totalCentavos < 0 ||
        price.trace.at(-1)?.resultCentavos !== price.totalCentavos
      )
        throw new Error(JSON.stringify(price))
    }),
    { numRuns: 50_000 }
  )
})
