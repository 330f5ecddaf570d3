import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'

import { reversePayment } from '../payments/reversePayment'

import { takeCredit } from './credit'

/** Turns what was paid on a cancelled bill into credit: the school owes it to the member. */
export const releasePaid = async (
  tx: Tx,
  userId: number,
  { id, paidCentavos }: { id: number; paidCentavos: number }
) => {
  if (paidCentavos === 0) return
  await tx.payment.create({
    data: {
      kind: 'CREDIT_RELEASE',
      userId,
      amountCentavos: 0,
      creditCentavos: paidCentavos,
      platform: 'other',
      approvedById: currentUser().id,
      allocations: {
        create: { scheduleId: id, amountCentavos: -paidCentavos },
      },
    },
  })
  await tx.paymentSchedule.update({ where: { id }, data: { paidCentavos: 0 } })
}

/**
 * Puts released credit back on its cancelled bill, so that a payment of the bill can be taken back.
 * @throws CREDIT_TOO_LOW if the credit is used
 */
export const undoRelease = async (tx: Tx, scheduleId: number) => {
  const release = await tx.payment.findFirst({
    where: {
      kind: 'CREDIT_RELEASE',
      reversedBy: null,
      allocations: { some: { scheduleId } },
    },
  })
  if (!release) return
  const { userId, creditCentavos } = release
  await takeCredit(tx, userId, creditCentavos)
  await reversePayment(
    tx,
    { ...release, allocatedCentavos: -creditCentavos },
    scheduleId,
    ''
  )
  await tx.paymentSchedule.update({
    where: { id: scheduleId },
    data: { paidCentavos: { increment: creditCentavos } },
  })
}
