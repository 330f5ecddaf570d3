import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { UNDO_ACCEPTED_SECONDS, UNDO_REASON } from 'src/shared/constants'

import { lockMoney } from '../credit/credit'
import { requireOthersBill } from '../payments/requireOthersBill'
import { revokeEntry } from '../payments/revokeEntry'
import { standingPayment } from '../payments/standingPayments'
import { takeBackCredit } from '../payments/takeBackSurplus'
import { isUntold } from '../payments/tellLater'
import { lockSchedules } from '../paymentSchedules/paymentSchedules'

import { MOST_AT_ONCE } from './approvePaymentProofs'
import { reopenProof } from './proofDecision'

/** The payments that the viewer booked alone with a proof just now. */
const justBooked = async (tx: Tx, proofId: number) => {
  const payments = await tx.payment.findMany({
    where: { ...standingPayment, proofId },
    orderBy: { id: 'asc' },
    include: { allocations: { select: { scheduleId: true } } },
  })
  const since = new Date(Date.now() - UNDO_ACCEPTED_SECONDS * 1000)
  const isMine = payments.every(
    ({ approvedById, secondApproverId, createdAt }) =>
      approvedById === currentUser().id &&
      secondApproverId === null &&
      createdAt >= since
  )
  const transfers = new Set(payments.map(({ transferId }) => transferId))
  for (const transferId of transfers)
    if (!(await isUntold(tx, transferId))) return []
  return isMine ? payments : []
}

const undoProof = async (tx: Tx, proofId: number) => {
  const payments = await justBooked(tx, proofId)
  if (payments.length === 0) throw new AppError('UNDO_OVER')
  const [{ userId }] = payments
  await requireOthersBill(tx, userId)
  for (const { id, allocations, ...payment } of payments) {
    const [allocation] = allocations
    // The surplus goes with the last bill of its transfer; without a bill, by itself.
    if (!allocation) {
      const isLeft = await tx.payment.findFirst({
        where: { ...standingPayment, id },
      })
      if (isLeft)
        await takeBackCredit(tx, { id, ...payment }, UNDO_REASON, {
          onItsDay: true,
        })
      continue
    }
    const entry = await tx.paymentSchedule.findUniqueOrThrow({
      where: { id: allocation.scheduleId },
      include: { invoice: true },
    })
    await tx.promiseToPay.updateMany({
      where: {
        scheduleId: entry.id,
        status: 'KEPT',
        updatedAt: { gte: payment.createdAt },
      },
      data: { status: 'OPEN' },
    })
    await revokeEntry(tx, entry, UNDO_REASON, {
      paymentId: id,
      isProofOpenAgain: true,
      isSilent: true,
    })
  }
  await reopenProof(tx, proofId)
}

/**
 * Takes back proofs that the viewer approved just now, all or none: they wait again, and nobody hears of it. A proof that
 * two people approved is revoked, not undone.
 * @throws UNDO_OVER if a proof is not the viewer's, or too old; CREDIT_TOO_LOW if its surplus is used; PAYMENT_OWN
 */
export const undoApprovedProofs = (async ({ ids }) => {
  refuseInput({
    ids: (ids.length === 0 || ids.length > MOST_AT_ONCE) && 'INVALID',
  })
  await inTransaction(async (tx) => {
    const proofs = await tx.paymentProof.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        userId: true,
        payments: { select: { allocations: { select: { scheduleId: true } } } },
      },
      orderBy: { id: 'asc' },
    })
    if (proofs.length < new Set(ids).size) throw new AppError('UNDO_OVER')
    await lockMoney(tx, async () => proofs.map(({ userId }) => userId))
    await lockSchedules(
      tx,
      proofs.flatMap(({ payments }) =>
        payments.flatMap(({ allocations }) =>
          allocations.map(({ scheduleId }) => scheduleId)
        )
      )
    )
    for (const { id } of proofs) await undoProof(tx, id)
  })
  return true
}) satisfies MutationResolvers['undoApprovedProofs']
