import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { allocate } from 'src/shared/billing/paying/allocate'

import { owedCentavos } from '../paymentSchedules/openEntry'

import type { ApprovalContext } from './approvals/approvalLimit'
import { referenceKeyOf, type Wanted } from './approvals/beginApprovals'
import { approversOfAll } from './approvals/secondApproval'
import { approversOfSurplus } from './approvals/surplusApproval'
import type { LockedEntry } from './lockedEntry'
import { payEntries, type Settlement } from './payEntries'
import { requireOthersBill } from './requireOthersBill'

/** How the money came, apart from who approves it; each entry may have a proof of its own. */
type Transfer = Pick<Settlement, 'paidAt' | 'referenceNo' | 'proofId'>

type Options = ApprovalContext & {
  keepsSurplus?: boolean
  /** Whether the person may take it back just afterwards. */
  isUndoable?: boolean
}

/**
 * Books a member's amount on their locked entries, one after the other; the last may be paid in part. Above a set price
 * or a set whole amount, a second person must approve as well. Money beyond the entries stays as credit, if the caller
 * asks for that; without any entry all of it does.
 * @returns the payments and the one that stays as credit, or null while a second approval is missing
 * @throws AMOUNT_ABOVE_BILLS if the entries need less; APPROVAL_…; PAYMENT_OWN; APPROVAL_CHANGED if it no longer waits
 */
export const bookAmount = async (
  tx: Tx,
  userId: number,
  entries: readonly LockedEntry[],
  amountCentavos: number,
  wanted: Wanted,
  /** Called without an entry for money that pays none. */
  transferOf: (entry?: LockedEntry) => Transfer,
  { keepsSurplus = false, isUndoable = false, ...context }: Options = {}
) => {
  await requireOthersBill(tx, userId)
  const { parts, surplusCentavos } = allocate(
    amountCentavos,
    entries.map((entry) => ({
      id: entry.id,
      owedCentavos: owedCentavos(entry),
      entry,
    }))
  )
  if (surplusCentavos > 0 && !keepsSurplus)
    throw new AppError('AMOUNT_ABOVE_BILLS')
  const booked = parts.map(({ bill: { entry }, ...part }) => ({
    entry,
    amountCentavos: part.amountCentavos,
    transfer: transferOf(entry),
  }))
  const detailsOf = ({ proofId, paidAt, referenceNo }: Transfer) => ({
    proofId: proofId ?? null,
    paidAt: proofId ? null : paidAt,
    referenceKey: referenceKeyOf(wanted.platform, referenceNo),
  })
  const totals = { ...wanted, totalCentavos: amountCentavos }
  const approvers =
    booked.length === 0
      ? await approversOfSurplus(
          tx,
          userId,
          { ...totals, ...detailsOf(transferOf()) },
          context
        )
      : await approversOfAll(
          tx,
          userId,
          booked.map(({ entry, amountCentavos, transfer }) => ({
            id: entry.id,
            priceCentavos: entry.priceCentavos,
            amountCentavos,
            ...detailsOf(transfer),
          })),
          { ...totals, surplusCentavos },
          context
        )
  if (!approvers) return null
  return payEntries(
    tx,
    booked.map(({ transfer, ...part }, index) => ({
      ...part,
      settlement: { ...wanted, ...transfer, ...approvers[index] },
    })),
    surplusCentavos > 0
      ? {
          userId,
          amountCentavos: surplusCentavos,
          settlement: {
            ...wanted,
            ...transferOf(entries[0]),
            ...approvers[0],
          },
        }
      : undefined,
    { isUndoable }
  )
}
