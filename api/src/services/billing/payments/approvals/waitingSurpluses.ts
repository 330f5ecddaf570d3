import type { Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { onceInTransaction } from 'src/lib/database/idempotency'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import { dayOf } from 'src/shared/manilaTime'

import { lockedCredit } from '../../credit/credit'
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

const findWaiting = async (tx: Tx, where: Prisma.PaymentApprovalWhereInput) => {
  const { userId, ...first } = found(
    await tx.paymentApproval.findFirst({ where: { ...waiting, ...where } })
  )
  return { ...first, userId: found(userId) }
}

/**
 * Confirms as the second person what the first one recorded without a proof; a proof is approved again instead. Bills
 * that have opened since take the money first, and then wait for the second approval.
 * @throws APPROVAL_OWN, PAYMENT_OWN, REFERENCE_USED; NOT_FOUND if it no longer waits
 */
export const confirmSurplus = (async (args) =>
  onceInTransaction('confirmSurplus', args, async (tx) => {
    const { userId, platform, externalInvoiceId, ...first } = await findWaiting(
      tx,
      { id: args.id, proofId: null, paidAt: { not: null } }
    )
    const { referenceKey } = first
    return bookRecorded(
      tx,
      {
        userId,
        scheduleIds: [],
        amountCentavos: first.totalCentavos,
        wanted: { platform, externalInvoiceId },
        referenceKey,
        transfer: {
          paidAt: found(first.paidAt),
          referenceNo: referenceKey || undefined,
        },
      },
      { keepsSurplus: true, isConfirmation: true }
    )
  })) satisfies MutationResolvers['confirmSurplus']

/** Withdraws a first approval, unless a second person confirms it at the same time. @throws NOT_FOUND */
export const withdrawSurplus = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { userId } = await findWaiting(tx, { id })
    await lockedCredit(tx, userId)
    const { count } = await tx.paymentApproval.updateMany({
      where: { id, status: 'WAITING' },
      data: { status: 'WITHDRAWN' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await logInfo(tx, {
      action: 'credit.withdrawn',
      entity: 'User',
      entityId: userId,
      before: { paymentApprovalId: id },
    })
    return true
  })) satisfies MutationResolvers['withdrawSurplus']
