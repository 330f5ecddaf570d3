import type { Payment } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'

/** A payment with what it pays of one entry; 0 if it pays none. */
export type PaymentOfEntry = Payment & { allocatedCentavos: number }

export type DayOptions = { onItsDay?: boolean }

/**
 * Reverses a payment by writing a row of the opposite amounts; the payment itself stays in the books. The reversal has
 * no receipt. It is dated today, or on the payment's day if the payment only moves to another platform, or is undone.
 */
export const reversePayment = async (
  tx: Tx,
  { allocatedCentavos, ...payment }: PaymentOfEntry,
  scheduleId: number | null,
  reason: string,
  { onItsDay = false }: DayOptions = {}
) => {
  await tx.payment.create({
    data: {
      kind: 'REVERSAL',
      reversesId: payment.id,
      userId: payment.userId,
      amountCentavos: 0 - payment.amountCentavos,
      creditCentavos: 0 - payment.creditCentavos,
      platform: payment.platform,
      referenceNo: payment.referenceNo,
      transferId: payment.transferId,
      approvedById: currentUser().id,
      note: reason,
      ...(onItsDay && { paidAt: payment.paidAt }),
      ...(scheduleId !== null && {
        allocations: {
          create: { scheduleId, amountCentavos: -allocatedCentavos },
        },
      }),
    },
  })
}
