// Which subscriptions have a bill whose grace is over: in SQL what `overdueState` of
// shared/billing/collecting/overdueEffect says of one entry, and tested to be.

import { OPEN_ENTRY } from '../paymentSchedules/openEntry'

/** The day from which an entry `e` is counted: its due date, or a later day promised for it. */
export const COUNTED_FROM = `GREATEST(e."scheduleDate", COALESCE(e."promisedDate", e."scheduleDate"))`

/** Entries `e` past the grace `graceDays` (an expression), on the day `today` (a parameter). */
export const pastGrace = (graceDays: string, today: string) =>
  `${OPEN_ENTRY} AND e."scheduleDate" < ${today}::date AND ${COUNTED_FROM} + ${graceDays} < ${today}::date`

/** A condition on the subscription `s`: one of its bills is past its term's grace, and the term wants one of `effects`. */
export const hasOverdue = (effects: string[], today: string) => `EXISTS (
  SELECT 1 FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id JOIN "PaymentTerm" t ON t.id = s."paymentTermId"
  WHERE i."subscriptionId" = s.id AND i."voidedAt" IS NULL AND ${pastGrace('t."graceDays"', today)}
    AND t."overdueEffect" IN (${effects.map((effect) => `'${effect}'`).join(', ')}))`
