import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'

import { reversePayment } from '../payments/reversePayment'

import { takeCredit } from './credit'

const releaseOf = (
  userId: number,
  scheduleId: number,
  centavos: number,
  transferId?: string
) =>
  ({
    kind: 'CREDIT_RELEASE',
    userId,
    transferId,
    amountCentavos: 0,
    creditCentavos: centavos,
    platform: 'other',
    approvedById: currentUser().id,
    allocations: { create: { scheduleId, amountCentavos: -centavos } },
  }) satisfies Prisma.PaymentUncheckedCreateInput

/**
 * Turns what was paid on a bill into credit: the school owes it to the member, and the bill lacks it. A refund that takes
 * it from there has the same `transferId`.
 */
export const releasePaid = async (
  tx: Tx,
  userId: number,
  scheduleId: number,
  centavos: number,
  transferId?: string
) => {
  if (centavos === 0) return
  await tx.payment.create({
    data: releaseOf(userId, scheduleId, centavos, transferId),
  })
  await tx.paymentSchedule.update({
    where: { id: scheduleId },
    data: {
      paidCentavos: { decrement: centavos },
      transactionId: null,
      paymentPlatform: null,
      externalInvoiceId: null,
    },
  })
}

/**
 * Puts credit in the place of money that is paid on a bill, for a refund that leaves the bill paid: the money becomes
 * credit, which the refund sends back, and given credit pays instead.
 */
export const replaceWithCredit = async (
  tx: Tx,
  userId: number,
  scheduleId: number,
  centavos: number,
  transferId: string
) => {
  const release = releaseOf(userId, scheduleId, centavos, transferId)
  await tx.payment.create({ data: release })
  await tx.payment.create({
    data: {
      ...release,
      kind: 'CREDIT_USE',
      creditCentavos: -centavos,
      allocations: { create: { scheduleId, amountCentavos: centavos } },
    },
  })
}

/**
 * Puts released credit back for its bill, the latest first, until the bill would hold an amount that a reversal takes from
 * it. Beside credit that took the place of money, that is more than its price: the caller writes what is left.
 * @returns what the bill gets back
 * @throws CREDIT_TOO_LOW if the credit is used
 */
export const undoReleases = async (
  tx: Tx,
  { id: scheduleId, paidCentavos }: { id: number; paidCentavos: number },
  neededCentavos: number
) => {
  const releases = await tx.payment.findMany({
    where: {
      kind: 'CREDIT_RELEASE',
      reversedBy: null,
      allocations: { some: { scheduleId } },
    },
    orderBy: { id: 'desc' },
  })
  let backCentavos = 0
  for (const release of releases) {
    if (paidCentavos + backCentavos >= neededCentavos) break
    const { userId, creditCentavos } = release
    await takeCredit(tx, userId, creditCentavos)
    await reversePayment(
      tx,
      { ...release, allocatedCentavos: -creditCentavos },
      scheduleId,
      ''
    )
    backCentavos += creditCentavos
  }
  return backCentavos
}
