// Finds subscriptions with a bill past its grace period: the SQL version of `overdueState` in
// shared/billing/collecting/overdueEffect. A test compares the two.

import { OPEN_ENTRY } from '../paymentSchedules/openEntry'

/** The day from which an entry `e` counts as due: its due date, or a later promised day. */
export const COUNTED_FROM = `GREATEST(e."scheduleDate", COALESCE(e."promisedDate", e."scheduleDate"))`

/**
 * A condition: the entry `e` is past its grace period of `graceDays` (an expression) on the day `today` (a parameter).
 */
export const pastGrace = (graceDays: string, today: string) =>
  `${OPEN_ENTRY} AND e."scheduleDate" < ${today}::date AND ${COUNTED_FROM} + ${graceDays} < ${today}::date`

/**
 * A condition on the subscription `s`: one of its bills is past its term's grace period, and the term's policy is one
 * of `effects`.
 */
export const hasOverdue = (effects: string[], today: string) => `EXISTS (
  SELECT 1 FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id JOIN "PaymentTerm" t ON t.id = s."paymentTermId"
  WHERE i."subscriptionId" = s.id AND i."voidedAt" IS NULL AND ${pastGrace('t."graceDays"', today)}
    AND t."overdueEffect" IN (${effects.map((effect) => `'${effect}'`).join(', ')}))`
