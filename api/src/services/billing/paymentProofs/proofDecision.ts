import { currentUser } from 'src/lib/auth'
import { int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { openEntry } from '../paymentSchedules/openEntry'

const LOCK_PENDING = statement(
  `
    SELECT p.id FROM "PaymentProof" p JOIN "PaymentProofSchedule" ps ON ps."proofId" = p.id
    WHERE ps."scheduleId" = $1 AND p.status = 'SUBMITTED' FOR UPDATE OF p`,
  { id: int }
)

/**
 * The pending proof of a bill, locked until the transaction ends. When two bills of one proof are approved at once, the
 * second transaction sees the result of the first.
 */
export const lockPendingProof = async (tx: Tx, scheduleId: number) => {
  const held = await LOCK_PENDING.first(tx, [scheduleId])
  return held
    ? tx.paymentProof.findUniqueOrThrow({ where: { id: held.id } })
    : null
}

/** Approves a proof for several bills once none of them is owed any more. */
export const settleProof = async (tx: Tx, id: number) => {
  const unpaid = await tx.paymentSchedule.count({
    where: {
      proofs: { some: { proofId: id } },
      ...openEntry,
    },
  })
  if (unpaid > 0) return
  await tx.paymentProof.update({
    where: { id },
    data: { status: 'APPROVED', decidedById: currentUser().id },
  })
}

/**
 * Sends a proof back with a reason if the proof still matches `where`; returns whether it was sent back. Its reference
 * number is free again unless a payment of this proof still uses the number.
 */
export const sendProofBack = async (
  tx: Tx,
  where: { id: number; status?: 'SUBMITTED' },
  reason: string
) => {
  const { count } = await tx.paymentProof.updateMany({
    where,
    data: {
      status: 'REJECTED',
      rejectReason: reason,
      decidedById: currentUser().id,
    },
  })
  if (count === 0) return false
  await tx.paymentReference.deleteMany({
    where: {
      proofId: where.id,
      proof: { payments: { none: { kind: 'PAYMENT', reversedBy: null } } },
    },
  })
  return true
}

/** Sets a proof back to pending; its reference stays claimed. */
export const reopenProof = (tx: Tx, id: number) =>
  tx.paymentProof.updateMany({
    where: { id, status: 'APPROVED' },
    data: { status: 'SUBMITTED', decidedById: null },
  })
