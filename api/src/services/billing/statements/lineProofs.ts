// Which proof shows the money of a statement line, how much of it is booked already, and what the line decides about it.
import type { PaymentProof, Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { readReference } from 'src/shared/billing/reconciling/statementValues'

import {
  acceptProof,
  bookedWith,
  isAllBooked,
  settleProof,
} from '../paymentProofs/proofDecision'
import { referenceKeyOf } from '../payments/approvals/beginApprovals'

export type Line = Prisma.StatementLineGetPayload<{
  include: { import: true; matches: true }
}>

export const referenceOf = (line: Line) => {
  const platform = line.import.platform as PlatformKey
  return {
    platform,
    referenceKey: referenceKeyOf(platform, readReference(line.referenceNo)),
  }
}

export type Proofs = ReadonlyMap<number, PaymentProof>

/** The proof that has claimed the reference of a line, which brings its transfer then; null if none of these has. */
export const ownProofId = async (tx: Tx, line: Line, proofs: Proofs) => {
  const { platform, referenceKey } = referenceOf(line)
  if (!referenceKey) return null
  const held = await tx.paymentReference.findUnique({
    where: { platform_referenceKey: { platform, referenceKey } },
  })
  const own = [...proofs.values()].find(({ id }) => id === held?.proofId)
  return own?.id ?? null
}

/** Each proof once, though it may have several bills. */
const distinct = (proofs: Proofs) => [
  ...new Map([...proofs.values()].map((proof) => [proof.id, proof])).values(),
]

/**
 * The proof that shows all of a line's money. A line with the reference of a proof brings that proof's money, wherever it
 * goes. A line without a reference brings that of the only proof of its bills. A line with another reference may be
 * another transfer: the proof keeps all of its money, and staff decide on it.
 */
export const shownBy = (line: Line, proofs: Proofs, ownId: number | null) => {
  if (referenceOf(line).referenceKey) return ownId
  const [only, ...others] = distinct(proofs)
  return others.length > 0 ? null : (only?.id ?? null)
}

/** The pending proofs of some bills, each by its bill. */
export const pendingProofs = async (tx: Tx, scheduleIds: readonly number[]) => {
  const rows = await tx.paymentProofSchedule.findMany({
    where: {
      scheduleId: { in: [...scheduleIds] },
      proof: { status: 'SUBMITTED' },
    },
    include: { proof: true },
  })
  return new Map(rows.map(({ scheduleId, proof }) => [scheduleId, proof]))
}

/**
 * The sum that a line's transfer has paid already, for example a bill of its proof that staff approved by itself. What other
 * lines without a reference have brought for the proof is money of its own.
 * @param proofId the proof that shows all of the line's money
 */
export const bookedBefore = async (
  tx: Tx,
  line: Line,
  proofId: number | null
) => {
  if (proofId === null) return 0
  return bookedWith(
    tx,
    proofId,
    referenceOf(line).referenceKey ? {} : { match: null }
  )
}

// The reference of a proof is claimed by the proof: when two lines of overlapping files have it, only one brings its
// money.
export const refuseRepeatedLine = async (
  tx: Tx,
  line: Line,
  ownProofId: number | null
) => {
  if (ownProofId === null) return
  const { platform, referenceKey } = referenceOf(line)
  const brought = await tx.statementLine.findMany({
    where: {
      id: { not: line.id },
      import: { platform },
      matches: {
        some: { payment: { proofId: ownProofId, reversedBy: null } },
      },
    },
    select: { referenceNo: true },
  })
  if (
    brought.some(
      ({ referenceNo }) =>
        referenceKeyOf(platform, readReference(referenceNo)) === referenceKey
    )
  )
    throw new AppError('REFERENCE_USED')
}

/**
 * Decides on the proofs of a line's bills. A line of another amount than the bills need accepts them, too, if it is their
 * transfer or has brought all of their money.
 */
export const decideOnProofs = async (
  tx: Tx,
  proofs: Proofs,
  ownProofId: number | null,
  isExact: boolean
) => {
  for (const proof of distinct(proofs)) {
    const isOwn = proof.id === ownProofId
    if (isExact) await settleProof(tx, proof, isOwn)
    else if (isOwn || (await isAllBooked(tx, proof)))
      await acceptProof(tx, proof.id)
  }
}
