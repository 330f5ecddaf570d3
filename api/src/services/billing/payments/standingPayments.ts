import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'

import type { PaymentOfEntry } from './reversePayment'

/** A payment that no reversal has taken back. */
export const standingPayment = {
  kind: 'PAYMENT',
  reversedBy: null,
} satisfies Prisma.PaymentWhereInput

/** The payments that stand for an entry, oldest first, with those from credit: several if it was paid in parts. */
export const standingPayments = async (
  tx: Tx,
  scheduleId: number
): Promise<PaymentOfEntry[]> => {
  const payments = await tx.payment.findMany({
    where: {
      kind: { in: ['PAYMENT', 'CREDIT_USE'] },
      reversedBy: null,
      allocations: { some: { scheduleId } },
    },
    orderBy: { id: 'asc' },
    include: { allocations: { where: { scheduleId } } },
  })
  return payments.map(({ allocations, ...payment }) => ({
    ...payment,
    allocatedCentavos: allocations.reduce(
      (sum, { amountCentavos }) => sum + amountCentavos,
      0
    ),
  }))
}
