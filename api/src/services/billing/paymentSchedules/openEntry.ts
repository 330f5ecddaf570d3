import type { PaymentSchedule, Prisma } from '@prisma/client'

// An open entry is still owed: not paid, not waived, not cancelled. This file has the rule for TypeScript, Prisma and
// SQL; in the database it is `app.is_open`.

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
