import type { PaymentProof, Prisma } from '@prisma/client'

import { proofReturnedEmail } from 'src/emails/proofReturnedEmail'
import { currentUser } from 'src/lib/auth'
import { int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { BILLS_PATH } from 'src/shared/accounts/notices'

import {
  dropApprovalsOfProof,
  dropApprovalsOfReference,
} from '../payments/approvals/dropApprovals'
import { standingPayment } from '../payments/standingPayments'
import { openEntry } from '../paymentSchedules/openEntry'

const LOCK_PENDING = statement(
  `
    SELECT p.id FROM "PaymentProof" p JOIN "PaymentProofSchedule" ps ON ps."proofId" = p.id
    WHERE ps."scheduleId" = $1 AND p.status = 'SUBMITTED' ORDER BY p.id DESC FOR UPDATE OF p`,
  { id: int }
)

/**
 * The newest pending proof of a bill, as its row shows it, locked until the transaction ends. When two bills of one
 * proof are approved at once, the second transaction sees the result of the first.
 */
export const lockPendingProof = async (tx: Tx, scheduleId: number) => {
  const held = await LOCK_PENDING.first(tx, [scheduleId])
  return held
    ? tx.paymentProof.findUniqueOrThrow({ where: { id: held.id } })
    : null
}

/** Approves a proof; first approvals that still wait for it end, and those that were recorded by hand with its reference. */
export const acceptProof = async (tx: Tx, id: number) => {
  await dropApprovalsOfProof(tx, id)
  const { reference } = await tx.paymentProof.update({
    where: { id },
    data: { status: 'APPROVED', decidedById: currentUser().id },
    include: { reference: true },
  })
  if (reference)
    await dropApprovalsOfReference(
      tx,
      reference.platform,
      reference.referenceKey
    )
}

/** Bookings of a proof: at its bills, by a statement, or as credit; `only` narrows the payments. */
export const bookedWith = async (
  tx: Tx,
  proofId: number,
  only: Prisma.PaymentWhereInput = {}
) => {
  const { _sum } = await tx.payment.aggregate({
    where: { ...only, ...standingPayment, proofId },
    _sum: { amountCentavos: true },
  })
  return _sum.amountCentavos ?? 0
}

type ProofMoney = Pick<PaymentProof, 'id' | 'amountCentavos'>

/** Whether all that a proof says is booked. */
export const isAllBooked = async (tx: Tx, { id, amountCentavos }: ProofMoney) =>
  (await bookedWith(tx, id)) >= amountCentavos

/**
 * Approves a locked proof once none of its bills is owed any more and all of its money is booked. What is left, for
 * example because another payment has paid one of the bills, waits at the desk: staff book the rest, correct the amount
 * or send the proof back. `isWholeTransfer` tells that the transfer has brought no more than what is booked.
 */
export const settleProof = async (
  tx: Tx,
  proof: ProofMoney,
  isWholeTransfer = false
) => {
  const unpaid = await tx.paymentSchedule.count({
    where: {
      proofs: { some: { proofId: proof.id } },
      ...openEntry,
    },
  })
  if (unpaid > 0) return
  if (isWholeTransfer || (await isAllBooked(tx, proof)))
    await acceptProof(tx, proof.id)
}

/** Tells the member that a proof, or its unbooked rest, was sent back, with the reason and the next step. */
const tellMember = async (tx: Tx, id: number, reason: string) => {
  const bookedCentavos = await bookedWith(tx, id)
  const { userId, user, referenceNo, schedules, ...proof } =
    await tx.paymentProof.findUniqueOrThrow({
      where: { id },
      select: {
        userId: true,
        amountCentavos: true,
        referenceNo: true,
        user: { select: { email: true, firstName: true, language: true } },
        schedules: {
          select: {
            schedule: { select: { invoice: { select: { number: true } } } },
          },
        },
      },
    })
  const numbers = schedules.map(({ schedule }) => schedule.invoice.number)
  const isPart = bookedCentavos > 0
  const amountCentavos = Math.max(0, proof.amountCentavos - bookedCentavos)
  await notify(
    tx,
    { userId, email: user.email },
    {
      kind: 'PROOF_RETURNED',
      facts: { amountCentavos, reason, isPart },
      path: BILLS_PATH,
    },
    proofReturnedEmail({
      lang: user.language,
      firstName: user.firstName,
      reason,
      amountCentavos,
      isPart,
      referenceNo,
      invoiceNumbers: [...new Set(numbers)],
    })
  )
}

/**
 * Marks a proof as sent back if it still matches `where`; returns the status that it had, or null if nothing changed. Its
 * reference number is free again unless a payment of this proof still uses the number.
 */
const markReturned = async (
  tx: Tx,
  where: { id: number; status?: 'SUBMITTED' },
  reason: string
) => {
  const before = await tx.paymentProof.findUniqueOrThrow({
    where: { id: where.id },
    select: { status: true },
  })
  const { count } = await tx.paymentProof.updateMany({
    where,
    data: {
      status: 'REJECTED',
      rejectReason: reason,
      decidedById: currentUser().id,
    },
  })
  if (count === 0) return null
  await dropApprovalsOfProof(tx, where.id)
  await tx.paymentReference.deleteMany({
    where: {
      proofId: where.id,
      proof: { payments: { none: { kind: 'PAYMENT', reversedBy: null } } },
    },
  })
  // Each bill of a proof may be revoked by itself; the proof comes back once.
  return before.status === 'REJECTED' ? null : before.status
}

/** Sends a proof back, or its unbooked rest, and tells the member; returns whether it was sent back now. */
export const sendProofBack = async (
  tx: Tx,
  where: { id: number; status?: 'SUBMITTED' },
  reason: string
) => {
  const isReturned = (await markReturned(tx, where, reason)) !== null
  if (isReturned) await tellMember(tx, where.id, reason)
  return isReturned
}

/**
 * Sends the proof of a revoked payment back. Returns whether its mail tells the member of the payment: the mail of a
 * proof that still pays other bills tells only of money that was not booked yet.
 */
export const returnRevokedProof = async (
  tx: Tx,
  id: number,
  reason: string
) => {
  const before = await markReturned(tx, { id }, reason)
  if (before === null) return false
  const isWhole = (await bookedWith(tx, id)) === 0
  if (isWhole || before === 'SUBMITTED') await tellMember(tx, id, reason)
  return isWhole
}

/** Sets a proof back to pending; its reference stays claimed. */
export const reopenProof = (tx: Tx, id: number) =>
  tx.paymentProof.updateMany({
    where: { id, status: 'APPROVED' },
    data: { status: 'SUBMITTED', decidedById: null },
  })
