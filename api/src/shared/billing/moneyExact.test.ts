// docs/security.md S-44 and S-47: the arithmetic of a purchase over 100,000 cases, and statuses at the borders of
// Manila days.
import fc from 'fast-check'

import {
  addDays,
  dayOf,
  LIFETIME_DAY,
  startOfDay,
  type Day,
} from '../manilaTime'

import { instalmentsOf, type Term } from './instalments'
import { paymentStatus } from './paymentStatus'
import { priceOf, type Discount, type Surcharge } from './price'
import { isExpired } from './subscriptions/subscriptionExpiry'

const centavos = fc.integer({ min: 0, max: 2_000_000_000 })
const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100)

const discount: fc.Arbitrary<Discount | null> = fc.option(
  fc.record({
    type: fc.constantFrom('FIXED' as const, 'PERCENT' as const),
    amountCentavos: centavos,
    percent,
    maxDiscountCentavos: fc.option(centavos),
  })
)

const surcharge: fc.Arbitrary<Surcharge> = fc.oneof(
  fc.constant({ type: 'NONE' as const, value: 0 }),
  fc.record({
    type: fc.constant('FIXED' as const),
    value: fc.integer({ min: 0, max: 100_000 }),
  }),
  fc.record({ type: fc.constant('PERCENT' as const), value: percent })
)

const term = fc.record({
  installments: fc.integer({ min: 1, max: 60 }),
  intervalUnit: fc.constantFrom('DAY', 'WEEK', 'MONTH'),
  intervalCount: fc.integer({ min: 1, max: 6 }),
  downPaymentType: fc.constantFrom('NONE', 'FIXED', 'PERCENT'),
  downPaymentValue: fc.integer({ min: 0, max: 100 }),
  firstDueOffsetDays: fc.integer({ min: 0, max: 90 }),
}) as fc.Arbitrary<Term>

// Manila had daylight saving until August 1990.
const day: fc.Arbitrary<Day> = fc.oneof(
  fc
    .integer({ min: 0, max: 40_000 })
    .map((days) => addDays('1991-01-01', days)),
  fc.constantFrom('2028-02-29', '2027-12-31', '2028-12-31', '9999-06-30')
)

const sum = (parts: { priceCentavos: number }[]) =>
  parts.reduce((total, { priceCentavos }) => total + priceCentavos, 0)

test('Discount, surcharge and instalments are exact in 100,000 cases', () => {
  fc.assert(
    fc.property(
      centavos,
      discount,
      surcharge,
      term,
      day,
      fc.boolean(),
      (baseCentavos, off, added, rule, startDay, isOffFirst) => {
        const price = priceOf({ baseCentavos, discount: off, surcharge: added })
        const { discountCentavos, surchargeCentavos, totalCentavos } = price
        const parts = instalmentsOf({
          totalCentavos,
          term: rule,
          startDay,
          offFirstCentavos: isOffFirst ? discountCentavos : 0,
        })
        const isExact =
          [discountCentavos, surchargeCentavos, totalCentavos].every(
            (value) => Number.isSafeInteger(value) && value >= 0
          ) &&
          discountCentavos <= baseCentavos &&
          totalCentavos ===
            baseCentavos - discountCentavos + surchargeCentavos &&
          sum(parts) === totalCentavos &&
          parts.every(
            ({ priceCentavos }) =>
              Number.isSafeInteger(priceCentavos) && priceCentavos > 0
          ) &&
          parts.every(
            ({ scheduleDate }, index) =>
              index === 0 ||
              scheduleDate > parts[index - 1].scheduleDate ||
              scheduleDate === LIFETIME_DAY
          )
        if (!isExact) expect({ price, parts }).toBe('exact')
      }
    ),
    { numRuns: 100_000 }
  )
})

test('A percentage is rounded half up, once', () => {
  const of = (baseCentavos: number, per: number) =>
    priceOf({ baseCentavos, discount: { type: 'PERCENT', percent: per } })
      .discountCentavos
  expect(of(1, 50)).toBe(1)
  expect(of(3, 50)).toBe(2)
  expect(of(199_999, 33.33)).toBe(66_660)
  expect(of(1_005, 10)).toBe(101)
})

test('A bill turns overdue, and a membership expires, at the end of the Manila day', () => {
  fc.assert(
    fc.property(day, (due) => {
      const lastInstant = new Date(startOfDay(addDays(due, 1)).getTime() - 1)
      const firstInstant = startOfDay(addDays(due, 1))
      const at = (instant: Date) =>
        paymentStatus({ scheduleDate: due, isPaid: false }, dayOf(instant)).key
      expect([at(lastInstant), at(firstInstant)]).toEqual([
        'dueToday',
        'overdue',
      ])
      expect(isExpired(startOfDay(due), dayOf(lastInstant))).toBe(false)
      expect(isExpired(startOfDay(due), dayOf(firstInstant))).toBe(true)
    }),
    { numRuns: 2_000 }
  )
})

test('23:59:59.999 in Manila still belongs to the day, 00:00 to the next', () => {
  expect(dayOf(new Date('2028-02-29T15:59:59.999Z'))).toBe('2028-02-29')
  expect(dayOf(new Date('2028-02-29T16:00:00.000Z'))).toBe('2028-03-01')
  expect(dayOf(new Date('9999-12-31T15:59:59.999Z'))).toBe(LIFETIME_DAY)
  expect(addDays(LIFETIME_DAY, 30)).toBe(LIFETIME_DAY)
})
