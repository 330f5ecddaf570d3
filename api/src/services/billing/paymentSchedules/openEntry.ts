import type { PaymentSchedule, Prisma } from '@prisma/client'

// An open entry is still owed: not paid, not waived, not cancelled. This file has the rule for TypeScript, Prisma and
// SQL, and what is owed; in the database they are `app.is_open` and `app.owed`.

export const openEntry = {
  transactionId: null,
  waivedAt: null,
  cancelledAt: null,
} satisfies Prisma.PaymentScheduleWhereInput

/** The rule in SQL for an entry `e`, written so that PostgreSQL uses the partial index PaymentSchedule_due. */
export const OPEN_ENTRY = `e."transactionId" IS NULL AND e."waivedAt" IS NULL AND e."cancelledAt" IS NULL`

export const isOpenEntry = ({
  transactionId,
  waivedAt,
  cancelledAt,
}: Pick<PaymentSchedule, 'transactionId' | 'waivedAt' | 'cancelledAt'>) =>
  transactionId === null && waivedAt === null && cancelledAt === null

/** The amount that an open entry still owes; it may be partly paid. */
export const owedCentavos = ({
  priceCentavos,
  paidCentavos,
}: Pick<PaymentSchedule, 'priceCentavos' | 'paidCentavos'>) =>
  priceCentavos - paidCentavos

/** The sum that is still to be paid on open entries. */
export const sumOwed = (
  entries: readonly Pick<PaymentSchedule, 'priceCentavos' | 'paidCentavos'>[]
) => entries.reduce((sum, entry) => sum + owedCentavos(entry), 0)

/** `owedCentavos` in SQL for an entry `e`. */
export const OWED_CENTAVOS = `(e."priceCentavos" - e."paidCentavos")`

/** The part of the money paid on an entry `e` that came from credit, in SQL. */
export const FROM_CREDIT_CENTAVOS = `COALESCE((SELECT sum(a."amountCentavos") FROM "PaymentAllocation" a JOIN "Payment" used ON used.id = a."paymentId"
  WHERE a."scheduleId" = e.id AND used.kind = 'CREDIT_USE' AND NOT EXISTS (SELECT FROM "Payment" r WHERE r."reversesId" = used.id)), 0)`
