import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'

/**
 * Reverses a payment by writing a row of the opposite amount; the payment itself stays in the books. The reversal has
 * no receipt. It is dated today, or on the payment's day if the payment only moves to another platform.
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
