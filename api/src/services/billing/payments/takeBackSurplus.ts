import type { Payment, Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'

import { lockedCredit, takeCredit } from '../credit/credit'

import { reversePayment, type DayOptions } from './reversePayment'
import { standingPayment } from './standingPayments'

/** Reverses a payment that stays as credit. @throws CREDIT_TOO_LOW if the credit is used */
export const takeBackCredit = async (
  tx: Tx,
  payment: Payment,
  reason: string,
  options?: DayOptions
) => {
  await takeCredit(tx, payment.userId, payment.creditCentavos)
  await reversePayment(
    tx,
    { ...payment, allocatedCentavos: 0 },
    null,
    reason,
    options
  )
}

/** The money of the same transfers: one booking and, unless their proofs wait again, other bookings of one proof. */
const ofTransfers = (
  payments: readonly Pick<Payment, 'transferId' | 'proofId'>[],
  isProofOpenAgain: boolean
): Prisma.PaymentWhereInput => ({
  OR: [
    { transferId: { in: payments.map(({ transferId }) => transferId) } },
    ...(isProofOpenAgain
      ? []
      : [
          { proofId: { in: payments.flatMap(({ proofId }) => proofId ?? []) } },
        ]),
  ],
})

/** Whether any bill is still paid with the transfer of a payment, apart from what credit pays. */
const paysBills = async (tx: Tx, payment: Payment, isProofOpenAgain: boolean) =>
  (await tx.payment.findFirst({
    where: {
      ...standingPayment,
      ...ofTransfers([payment], isProofOpenAgain),
      userId: payment.userId,
      creditCentavos: 0,
    },
    select: { id: true },
  })) !== null

/**
 * After payments are reversed, takes back what stayed as credit of their transfers, once a transfer pays no bill any
 * more: the money of a bounced transfer pays nothing. While it pays another bill, its surplus stays.
 * @throws CREDIT_TOO_LOW if the credit is used
 */
export const takeBackSurplus = async (
  tx: Tx,
  payments: readonly Payment[],
  reason: string,
  isProofOpenAgain: boolean,
  options?: DayOptions
) => {
  if (payments.length === 0) return
  const [{ userId }] = payments
  const kept = await tx.payment.findMany({
    where: {
      ...standingPayment,
      userId,
      ...ofTransfers(payments, isProofOpenAgain),
      creditCentavos: { gt: 0 },
    },
    orderBy: { id: 'asc' },
  })
  if (kept.length === 0) return
  // When two bills of a transfer are revoked at once, the second must see the reversal of the first.
  await lockedCredit(tx, userId)
  for (const payment of kept)
    if (!(await paysBills(tx, payment, isProofOpenAgain)))
      await takeBackCredit(tx, payment, reason, options)
}
