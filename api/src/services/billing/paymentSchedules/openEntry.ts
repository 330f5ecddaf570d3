import type { PaymentSchedule, Prisma } from '@prisma/client'

// An entry that somebody owes: not paid, not waived, not cancelled. Said once for each way of asking; the database has it
// as `app.is_open`.

export const openEntry = {
  transactionId: null,
  waivedAt: null,
  cancelledAt: null,
} satisfies Prisma.PaymentScheduleWhereInput

/** The same of the entry `e` in SQL, spelled so that the partial index PaymentSchedule_due is used. */
export const OPEN_ENTRY = `e."transactionId" IS NULL AND e."waivedAt" IS NULL AND e."cancelledAt" IS NULL`

export const isOpenEntry = ({
  transactionId,
  waivedAt,
  cancelledAt,
}: Pick<PaymentSchedule, 'transactionId' | 'waivedAt' | 'cancelledAt'>) =>
  transactionId === null && waivedAt === null && cancelledAt === null
