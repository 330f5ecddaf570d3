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
 * An open entry, locked until the transaction ends.
 * @throws NOT_FOUND if the entry is cancelled or its invoice is void; PAYMENT_WAIVED; PAYMENT_ALREADY_PAID
 */
export const lockUnpaidEntry = async (
  tx: Tx,
  id: number
): Promise<LockedEntry> => {
  await lockSchedule(tx, id)
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
