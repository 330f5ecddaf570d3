import type { Payment, Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'

import { takeCredit } from '../credit/credit'

import { reversePayment } from './reversePayment'
import { standingPayment } from './standingPayments'

/** Reverses a payment that stays as credit. @throws CREDIT_TOO_LOW if the credit is used */
export const takeBackCredit = async (
  tx: Tx,
  payment: Payment,
  reason: string
) => {
  await takeCredit(tx, payment.userId, payment.creditCentavos)
  await reversePayment(tx, { ...payment, allocatedCentavos: 0 }, null, reason)
}

// The rows of a payment's own transfer: those of its proof, or of its reference number.
const transferOf = ({
  userId,
  platform,
  proofId,
  referenceNo,
}: Payment): Prisma.PaymentWhereInput[] => {
  if (proofId !== null) return [{ userId, proofId }]
  if (referenceNo === null) return []
  return [{ userId, platform, proofId: null, referenceNo }]
}

/**
 * Takes back what stayed as credit of the transfers of these payments: the money of a bounced transfer pays nothing.
 * @throws CREDIT_TOO_LOW if the credit is used
 */
export const takeBackSurplus = async (
  tx: Tx,
  payments: readonly Payment[],
  reason: string
) => {
  const transfers = payments.flatMap(transferOf)
  if (transfers.length === 0) return
  const kept = await tx.payment.findMany({
    where: { ...standingPayment, creditCentavos: { gt: 0 }, OR: transfers },
    orderBy: { id: 'asc' },
  })
  for (const payment of kept) await takeBackCredit(tx, payment, reason)
}
