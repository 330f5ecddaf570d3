import fc from 'fast-check'

import { addDays } from '../manilaTime'

import {
  firstAndNext,
  instalmentsOf,
  monthlyCentavos,
  type Term,
} from './instalments'

const monthly: Term = {
  installments: 3,
  intervalUnit: 'MONTH',
  intervalCount: 1,
  downPaymentType: 'NONE',
  downPaymentValue: 0,
  firstDueOffsetDays: 0,
}

describe('a total is split into dated entries', () => {
  test.each<[string, number, Partial<Term>, string, [number, string][]]>([
    [
      'one-time',
      999_00,
      { installments: 1 },
      '2026-11-20',
      [[999_00, '2026-11-20']],
    ],
    [
      'the first takes the remainder',
      100_00,
      {},
      '2026-11-20',
      [
        [33_34, '2026-11-20'],
        [33_33, '2026-12-20'],
        [33_33, '2027-01-20'],
      ],
    ],
    [
      'months end where they end',
      90_00,
      {},
      '2026-01-31',
      [
        [30_00, '2026-01-31'],
        [30_00, '2026-02-28'],
        [30_00, '2026-03-31'],
      ],
    ],
    [
      'every second week, the first after 5 days',
      60_00,
      { intervalUnit: 'WEEK', intervalCount: 2, firstDueOffsetDays: 5 },
      '2026-11-20',
      [
        [20_00, '2026-11-25'],
        [20_00, '2026-12-09'],
        [20_00, '2026-12-23'],
      ],
    ],
    [
      'a fixed down payment comes first and stays as it is',
      100_00,
      { downPaymentType: 'FIXED', downPaymentValue: 50_00 },
      '2026-11-20',
      [
        [50_00, '2026-11-20'],
        [16_68, '2026-12-20'],
        [16_66, '2027-01-20'],
        [16_66, '2027-02-20'],
      ],
    ],
    [
      'a percentage down payment rounds half up',
      9_99,
      { downPaymentType: 'PERCENT', downPaymentValue: 50, installments: 1 },
      '2026-11-20',
      [
        [5_00, '2026-11-20'],
        [4_99, '2026-12-20'],
      ],
    ],
    [
      'a down payment above the total is the total',
      10_00,
      { downPaymentType: 'FIXED', downPaymentValue: 50_00 },
      '2026-11-20',
      [[10_00, '2026-11-20']],
    ],
    ['less than a centavo each', 2, {}, '2026-11-20', [[2, '2026-11-20']]],
    ['free', 0, {}, '2026-11-20', []],
  ])('%s', (_, totalCentavos, term, startDay, expected) => {
    expect(
      instalmentsOf({ totalCentavos, term: { ...monthly, ...term }, startDay })
    ).toEqual(
      expected.map(([priceCentavos, scheduleDate], index) => ({
        seq: index + 1,
        priceCentavos,
        scheduleDate,
      }))
    )
  })

  test.each<[string, number, number, Partial<Term>, number[]]>([
    ['nothing off', 90_00, 0, {}, [30_00, 30_00, 30_00]],
    ['less than the first', 80_00, 10_00, {}, [20_00, 30_00, 30_00]],
    ['the first alone', 60_00, 30_00, {}, [30_00, 30_00]],
    ['more than the first', 50_00, 40_00, {}, [20_00, 30_00]],
    ['all of it', 0, 90_00, {}, []],
    ['the remainder with it', 90_00, 10_00, {}, [23_34, 33_33, 33_33]],
    [
      'the down payment first',
      90_00,
      30_00,
      { downPaymentType: 'PERCENT', downPaymentValue: 50 },
      [30_00, 20_00, 20_00, 20_00],
    ],
  ])(
    'A coupon takes %s off the first entries',
    (_, totalCentavos, offFirstCentavos, term, expected) => {
      const entries = instalmentsOf({
        totalCentavos,
        offFirstCentavos,
        term: { ...monthly, ...term },
        startDay: '2026-11-20',
      })
      expect(entries.map((entry) => entry.priceCentavos)).toEqual(expected)
      expect(entries[0]?.scheduleDate ?? '2026-11-20').toBe('2026-11-20')
    }
  )

  test.each([0, -1, 1.5, NaN])('Refuses %d instalments', (installments) => {
    expect(() =>
      instalmentsOf({
        totalCentavos: 1,
        term: { ...monthly, installments },
        startDay: '2026-11-20',
      })
    ).toThrow(RangeError)
  })
})

test('The entries add up, are in order, and differ only by the remainder', () => {
  const term = fc.record({
    installments: fc.integer({ min: 1, max: 24 }),
    intervalUnit: fc.constantFrom('DAY', 'WEEK', 'MONTH'),
    intervalCount: fc.integer({ min: 1, max: 3 }),
    downPaymentType: fc.constantFrom('NONE', 'FIXED', 'PERCENT'),
    downPaymentValue: fc.nat(100),
    firstDueOffsetDays: fc.nat(60),
  }) as fc.Arbitrary<Term>

  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      term,
      fc.nat(4_000),
      (totalCentavos, terms, days) => {
        const startDay = addDays('2024-01-01', days)
        const entries = instalmentsOf({ totalCentavos, term: terms, startDay })
        const sum = entries.reduce(
          (total, entry) => total + entry.priceCentavos,
          0
        )
        const equalParts = entries
          .slice(terms.downPaymentType === 'NONE' ? 1 : 2)
          .every(
            (entry, _, rest) => entry.priceCentavos === rest[0].priceCentavos
          )
        const runsForward = entries.every(
          (entry, index) =>
            entry.seq === index + 1 &&
            (index === 0 ||
              entry.scheduleDate > entries[index - 1].scheduleDate)
        )
        if (sum !== totalCentavos || !equalParts || !runsForward)
          throw new Error(JSON.stringify(entries))
      }
    ),
    { numRuns: 40_000 }
  )
})

test('A discount off the first entries keeps the sum exact, no entry below zero, and the last ones unchanged', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.nat(10_000_000),
      fc.integer({ min: 1, max: 24 }),
      (totalCentavos, offFirstCentavos, installments) => {
        const ask = {
          term: { ...monthly, installments },
          startDay: '2026-11-20',
        }
        const whole = instalmentsOf({
          ...ask,
          totalCentavos: totalCentavos + offFirstCentavos,
        })
        const left = instalmentsOf({ ...ask, totalCentavos, offFirstCentavos })
        const sum = left.reduce(
          (total, entry) => total + entry.priceCentavos,
          0
        )
        expect(sum).toBe(totalCentavos)
        expect(left.every((entry) => entry.priceCentavos > 0)).toBe(true)
        expect(left.slice(1).map((entry) => entry.priceCentavos)).toEqual(
          left.length > 1
            ? whole.slice(1 - left.length).map((entry) => entry.priceCentavos)
            : []
        )
      }
    ),
    { numRuns: 2_000 }
  )
})

test.each<[string, Partial<Term>, number | null]>([
  ['three months', {}, 1_999_68],
  ['one payment', { installments: 1 }, null],
  ['weeks', { intervalUnit: 'WEEK' }, null],
  ['every second month', { intervalCount: 2 }, null],
  [
    'months after a down payment',
    { downPaymentType: 'FIXED', downPaymentValue: 1_000_00 },
    null,
  ],
])('The pesos a month of %s', (_name, changes, expected) => {
  const term = { ...monthly, ...changes }
  expect(
    monthlyCentavos(
      term,
      instalmentsOf({ totalCentavos: 5_999_00, term, startDay: '2026-11-20' })
    )
  ).toBe(expected)
})

test.each<[string, number, Partial<Term>, ReturnType<typeof firstAndNext>]>([
  [
    'equal later payments',
    5_999_00,
    {},
    {
      payments: 3,
      firstCentavos: 1_999_68,
      firstDay: '2026-11-20',
      nextCentavos: 1_999_66,
    },
  ],
  [
    'later payments that differ, after a down payment',
    100_00,
    { downPaymentType: 'FIXED', downPaymentValue: 10_00, installments: 7 },
    {
      payments: 8,
      firstCentavos: 10_00,
      firstDay: '2026-11-20',
      nextCentavos: null,
    },
  ],
  [
    'one payment, later',
    100_00,
    { installments: 1, firstDueOffsetDays: 7 },
    {
      payments: 1,
      firstCentavos: 100_00,
      firstDay: '2026-11-27',
      nextCentavos: null,
    },
  ],
  [
    'nothing to pay',
    0,
    {},
    { payments: 0, firstCentavos: 0, firstDay: null, nextCentavos: null },
  ],
])('The first and next payments of %s', (_name, totalCentavos, term, shown) => {
  const instalments = instalmentsOf({
    totalCentavos,
    term: { ...monthly, ...term },
    startDay: '2026-11-20',
  })
  expect(firstAndNext(instalments)).toEqual(shown)
})
