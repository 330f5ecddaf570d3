import type { PaymentSchedule } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { manilaToday } from 'src/shared/manilaTime'

import { documentNumber, yearOf } from './documentNumber'
import { reversePayment } from './reversePayment'

/**
 * Moves a paid entry's payment to another platform. The move has the date of the payment, so that reports of that day
 * show the new platform.
 */
export const rebookPayment = async (
  tx: Tx,
  { id, transactionId }: PaymentSchedule,
  platform: PlatformKey
) => {
  const { amountCentavos, userId, paidAt, ...old } = await reversePayment(
    tx,
    transactionId as number,
    id,
    `Rebooked as ${platform}`,
    { onItsDay: true }
  )
  const { id: paymentId } = await tx.payment.create({
    data: {
      userId,
      amountCentavos,
      paidAt,
      platform,
      referenceNo: old.referenceNo,
      proofId: old.proofId,
      approvedById: currentUser().id,
      receiptNumber: await documentNumber(tx, 'RECEIPT', yearOf(manilaToday())),
      allocations: { create: { scheduleId: id, amountCentavos } },
    },
  })
  await tx.paymentSchedule.update({
    where: { id },
    data: { transactionId: paymentId, paymentPlatform: platform },
  })
}
