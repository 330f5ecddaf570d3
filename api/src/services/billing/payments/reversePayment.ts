import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'

/**
 * The payment stays in the books: a row of the opposite amount takes it back, under no receipt and on its own day –
 * or on the payment's, where it is only booked anew.
 */
export const reversePayment = async (
  tx: Tx,
  paymentId: number,
  scheduleId: number,
  reason: string,
  { onItsDay = false }: { onItsDay?: boolean } = {}
) => {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
  })
  await tx.payment.create({
    data: {
      kind: 'REVERSAL',
      reversesId: paymentId,
      userId: payment.userId,
      amountCentavos: -payment.amountCentavos,
      platform: payment.platform,
      referenceNo: payment.referenceNo,
      approvedById: currentUser().id,
      note: reason,
      ...(onItsDay && { paidAt: payment.paidAt }),
      allocations: {
        create: { scheduleId, amountCentavos: -payment.amountCentavos },
      },
    },
  })
  return payment
}
