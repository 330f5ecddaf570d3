import type { Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { onceInTransaction } from 'src/lib/database/idempotency'
import { db, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import { dayOf } from 'src/shared/manilaTime'

import { bookRecorded } from '../recordPayment'

const MOST_WAITING = 100
const named = { select: { id: true, firstName: true, lastName: true } } as const

/** A first approval of money that no bill takes. */
const waiting = {
  status: 'WAITING',
  userId: { not: null },
} satisfies Prisma.PaymentApprovalWhereInput

/** Money without a bill that waits for a second person, oldest first; of one member, or of all. */
export const waitingSurpluses = (async ({ userId }) => {
  const rows = await db.paymentApproval.findMany({
    where: { ...waiting, ...(userId && { userId }) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_WAITING,
    include: { user: named, approvedBy: named, proof: true },
  })
  return rows.flatMap(({ user, approvedBy, proof, ...row }) => {
    const paidAt = proof?.paidOn ?? row.paidAt
    return user && paidAt
      ? {
          ...row,
          userId: user.id,
          memberName: fullName(user),
          referenceNo: proof?.referenceNo ?? row.referenceKey,
          paidOn: dayOf(paidAt),
          approverName: fullName(approvedBy),
          isOwn: approvedBy.id === currentUser().id,
        }
      : []
  })
}) satisfies QueryResolvers['waitingSurpluses']

const findRecorded = async (tx: Tx, id: number) => {
  const first = await tx.paymentApproval.findFirst({
    where: { ...waiting, id },
  })
  if (!first) throw new AppError('APPROVAL_CHANGED')
  if (first.proofId !== null) throw new AppError('APPROVAL_OF_PROOF')
  return first
}

/**
 * Confirms as the second person what the first one recorded without a proof; a proof is approved again instead. Bills
 * that have opened since take the money first, and then wait for the second approval.
 * @throws APPROVAL_OWN, APPROVAL_OF_PROOF, PAYMENT_OWN, REFERENCE_USED; APPROVAL_CHANGED if it no longer waits
 */
export const confirmSurplus = (async (args) =>
  onceInTransaction('confirmSurplus', args, async (tx) => {
    const first = await findRecorded(tx, args.id)
    const { platform, externalInvoiceId, referenceKey } = first
    return bookRecorded(
      tx,
      {
        userId: found(first.userId),
        scheduleIds: [],
        amountCentavos: first.totalCentavos,
        wanted: { platform, externalInvoiceId },
        referenceKey,
        transfer: {
          paidAt: found(first.paidAt),
          referenceNo: referenceKey || undefined,
        },
      },
      { keepsSurplus: true, confirmsId: first.id }
    )
  })) satisfies MutationResolvers['confirmSurplus']
