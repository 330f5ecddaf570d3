import type { PaymentSchedule } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { manilaToday } from 'src/shared/manilaTime'

import { documentNumber, yearOf } from './documentNumber'
import { reversePayment, type PaymentOfEntry } from './reversePayment'
import { standingPayments } from './standingPayments'

const rebook = async (
  tx: Tx,
  scheduleId: number,
  payment: PaymentOfEntry,
  platform: PlatformKey
) => {
  const {
    userId,
    amountCentavos,
    paidAt,
    referenceNo,
    proofId,
    transferId,
    approvedById,
    secondApproverId,
  } = payment
  await reversePayment(tx, payment, scheduleId, `Rebooked as ${platform}`, {
    onItsDay: true,
  })
  const rebooked = await tx.payment.create({
    data: {
      userId,
      amountCentavos,
      paidAt,
      platform,
      referenceNo,
      proofId,
      transferId,
      approvedById,
      secondApproverId,
      receiptNumber: await documentNumber(tx, 'RECEIPT', yearOf(manilaToday())),
      allocations: { create: { scheduleId, amountCentavos } },
    },
  })
  // Undoing a statement file takes back the payments that its lines name.
  await tx.statementMatch.updateMany({
    where: { paymentId: payment.id },
    data: { paymentId: rebooked.id },
  })
  return rebooked
}

/**
 * Moves the payments of a paid entry to another platform; what credit pays has none. The moves have the dates of the
 * payments, so that reports of those days show the new platform, and their approvers. The log names who moved them.
 */
export const rebookPayment = async (
  tx: Tx,
  { id, transactionId }: PaymentSchedule,
  platform: PlatformKey
) => {
  for (const payment of await standingPayments(tx, id)) {
    if (payment.kind === 'CREDIT_USE') continue
    const { id: rebookedId } = await rebook(tx, id, payment, platform)
    if (payment.id === transactionId)
      await tx.paymentSchedule.update({
        where: { id },
        data: { transactionId: rebookedId, paymentPlatform: platform },
      })
  }
}
