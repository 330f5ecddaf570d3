import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

import { lockSchedule } from '../paymentSchedules/paymentSchedules'

const withOwner = {
  invoice: {
    include: { user: true, subscription: { include: { product: true } } },
  },
} satisfies Prisma.PaymentScheduleInclude

export type LockedEntry = Prisma.PaymentScheduleGetPayload<{
  include: typeof withOwner
}>

/**
 * A locked entry, which is open.
 * @throws NOT_FOUND if the entry is cancelled or its invoice is void; PAYMENT_WAIVED; PAYMENT_ALREADY_PAID
 */
export const unpaidEntry = async (tx: Tx, id: number): Promise<LockedEntry> => {
  const entry = found(
    await tx.paymentSchedule.findFirst({
      where: {
        id,
        cancelledAt: null,
        invoice: { voidedAt: null },
      },
      include: withOwner,
    })
  )
  if (entry.waivedAt !== null) throw new AppError('PAYMENT_WAIVED')
  if (entry.transactionId !== null) throw new AppError('PAYMENT_ALREADY_PAID')
  return entry
}

/**
 * An open entry, locked until the transaction ends.
 * @throws what `unpaidEntry` throws
 */
export const lockUnpaidEntry = async (tx: Tx, id: number) => {
  await lockSchedule(tx, id)
  return unpaidEntry(tx, id)
}
