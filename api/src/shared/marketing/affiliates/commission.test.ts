import {
  entitlement,
  valueForOrders,
  withholding,
  type CommissionTerms,
  type Instalment,
} from './commission'

const terms = (changes: Partial<CommissionTerms> = {}): CommissionTerms => ({
  basis: 'PERCENT',
  value: 1_000,
  firstInstalments: null,
  capCentavos: null,
  ...changes,
})

/** Instalments of ₱1,000 each, with what is paid of them. */
const paid = (...centavos: number[]): Instalment[] =>
  centavos.map((paidCentavos, index) => ({
    seq: index + 1,
    priceCentavos: 100_000,
    paidCentavos,
  }))

describe('what an order has earned', () => {
  it.each<[string, CommissionTerms, Instalment[], number, number]>([
    ['nothing is paid', terms(), paid(0, 0), 0, 0],
    [
      '10% of two instalments',
      terms(),
      paid(100_000, 100_000),
      200_000,
      20_000,
    ],
    ['10% of a part', terms(), paid(100_000, 12_345), 112_345, 11_235],
    ['rounds half a centavo up', terms({ value: 500 }), paid(10), 10, 1],
    [
      'only the first instalment',
      terms({ firstInstalments: 1 }),
      paid(100_000, 100_000),
      100_000,
      10_000,
    ],
    [
      'the first one is the one of the plan, not the one that is paid first',
      terms({ firstInstalments: 1 }),
      paid(0, 100_000),
      0,
      0,
    ],
    [
      'the first two of three',
      terms({ firstInstalments: 2 }),
      paid(100_000, 50_000, 100_000),
      150_000,
      15_000,
    ],
    [
      'a cap',
      terms({ capCentavos: 12_000 }),
      paid(100_000, 100_000),
      200_000,
      12_000,
    ],
    [
      'a flat amount by what is paid',
      terms({ basis: 'FLAT', value: 30_000 }),
      paid(100_000, 50_000, 0),
      150_000,
      15_000,
    ],
    [
      'a flat amount of the first instalment',
      terms({ basis: 'FLAT', value: 30_000, firstInstalments: 1 }),
      paid(100_000, 0, 0),
      100_000,
      30_000,
    ],
    [
      'never more than what is paid',
      terms({ basis: 'FLAT', value: 300_000, firstInstalments: 1 }),
      paid(100_000, 0),
      100_000,
      100_000,
    ],
    ['a free order', terms({ basis: 'FLAT' }), [], 0, 0],
  ])('%s', (_, rule, instalments, approvedCentavos, entitledCentavos) => {
    expect(entitlement(rule, instalments)).toEqual({
      approvedCentavos,
      entitledCentavos,
    })
  })

  it.each([
    [30_000, 70_000, 7_000],
    [100_000, 0, 0],
    [150_000, 0, 0],
  ])('Leaves out refunds of %i', (refunded, approved, entitled) => {
    expect(entitlement(terms(), paid(100_000), refunded)).toEqual({
      approvedCentavos: approved,
      entitledCentavos: entitled,
    })
  })

  it('does not depend on the order of the instalments', () => {
    const rule = terms({ firstInstalments: 1 })
    const instalments = paid(100_000, 20_000)
    expect(entitlement(rule, [...instalments].reverse())).toEqual(
      entitlement(rule, instalments)
    )
  })
})

it.each([
  [0, 1_000],
  [9, 1_000],
  [10, 1_500],
  [49, 1_500],
  [50, 2_000],
])('After %i paid orders the value is %i', (orders, value) => {
  const tiers = [
    { fromOrders: 10, value: 1_500 },
    { fromOrders: 50, value: 2_000 },
  ]
  expect(valueForOrders({ value: 1_000, tiers }, orders)).toBe(value)
})

it('The tax and the rest add up to the payout', () => {
  expect(withholding(123_451, 500)).toEqual({
    withholdingCentavos: 6_173,
    netCentavos: 117_278,
  })
  expect(withholding(123_451, 0).netCentavos).toBe(123_451)
})
