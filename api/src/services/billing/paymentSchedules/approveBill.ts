import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import {
  bookedWith,
  lockPendingProof,
  settleProof,
} from '../paymentProofs/proofDecision'
import {
  referenceKeyOf,
  type Wanted,
} from '../payments/approvals/beginApprovals'
import { requireShownApproval } from '../payments/approvals/confirmRecorded'
import { approversOf } from '../payments/approvals/secondApproval'
import { lockUnpaidEntry } from '../payments/lockedEntry'
import { payEntries } from '../payments/payEntries'
import { requireOthersBill } from '../payments/requireOthersBill'

import { owedCentavos } from './openEntry'

/** The `shownProofId` of a person who was shown no proof. */
export const NO_PROOF = 0

type ShownBill = {
  id: number
  wanted: Wanted
  /** The first approval that the person was shown; null for none. */
  approvalId: number | null
  shownCentavos?: number | null
  shownProofId?: number | null
}

/**
 * Approves all that a bill owes, with its pending proof, as the person was shown it: books it, or begins or confirms the
 * first of two approvals.
 * @throws PAYMENT_ALREADY_PAID, PAYMENT_OWN, APPROVAL_…; NOT_FOUND
 */
export const approveBill = async (
  tx: Tx,
  { id, wanted, approvalId, shownCentavos, shownProofId }: ShownBill
) => {
  const entry = await lockUnpaidEntry(tx, id)
  await requireOthersBill(tx, entry.invoice.userId)
  await requireShownApproval(tx, id, approvalId)
  const proof = await lockPendingProof(tx, id)
  const amountCentavos = owedCentavos(entry)
  const isAsShown =
    (shownCentavos ?? amountCentavos) === amountCentavos &&
    (shownProofId ?? proof?.id ?? NO_PROOF) === (proof?.id ?? NO_PROOF)
  if (!isAsShown) throw new AppError('APPROVAL_CHANGED')
  const approvers = await approversOf(
    tx,
    entry.invoice.userId,
    {
      ...entry,
      amountCentavos,
      proofId: proof?.id ?? null,
      referenceKey: referenceKeyOf(wanted.platform, proof?.referenceNo),
    },
    wanted,
    proof ? { bookedBeforeCentavos: await bookedWith(tx, proof.id) } : undefined
  )
  if (approvers) {
    const settlement = {
      ...wanted,
      ...approvers,
      paidAt: proof?.paidOn ?? new Date(),
      referenceNo: proof?.referenceNo,
      proofId: proof?.id,
    }
    await payEntries(tx, [{ entry, settlement }])
    if (proof) await settleProof(tx, proof)
  }
}
