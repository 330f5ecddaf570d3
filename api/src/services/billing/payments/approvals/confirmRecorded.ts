import type { PaymentApproval } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { lockPendingProof } from '../../paymentProofs/proofDecision'
import { bookAmount } from '../bookAmount'
import { lockBillsToPay } from '../lockBillsToPay'
import { claimReference } from '../references/claimReference'

import type { Wanted } from './beginApprovals'

type Recorded = PaymentApproval & { scheduleId: number; paidAt: Date }

/** Whether a transfer was recorded by hand, with its day: neither with a proof nor by a line of a statement. */
export const isRecorded = (first: PaymentApproval): first is Recorded =>
  first.scheduleId !== null &&
  first.paidAt !== null &&
  first.proofId === null &&
  first.statementLineId === null

/** The first approval with which an entry waits. */
const waitingOf = (tx: Tx, scheduleId: number) =>
  tx.paymentApproval.findFirst({ where: { scheduleId, status: 'WAITING' } })

/** The first approval that a second person was shown, if its transfer was recorded by hand and still waits. */
export const recordedApproval = async (
  tx: Tx,
  scheduleId: number,
  shownId: number | null
) => {
  const first = await waitingOf(tx, scheduleId)
  return first && first.id === shownId && isRecorded(first) ? first : null
}

/**
 * Refuses to approve a locked entry unless it waits with the first approval that the person was shown, or with none if they
 * were shown none. Their own one is refused later, as theirs.
 * @throws APPROVAL_CHANGED
 */
export const requireShownApproval = async (
  tx: Tx,
  scheduleId: number,
  shownId: number | null
) => {
  const first = await waitingOf(tx, scheduleId)
  const isShown =
    shownId === null
      ? !first || first.approvedById === currentUser().id
      : first?.id === shownId
  if (!isShown) throw new AppError('APPROVAL_CHANGED')
}

/** The entries that wait for the same transfer, in the order in which they were recorded. */
const scheduleIdsOf = async (tx: Tx, { togetherId }: Recorded) => {
  const together = await tx.paymentApproval.findMany({
    where: { togetherId, status: 'WAITING' },
    orderBy: { id: 'asc' },
    select: { scheduleId: true },
  })
  return together.flatMap(({ scheduleId }) => scheduleId ?? [])
}

/**
 * Books what a first person recorded, for a second person who names the same platform and invoice: the whole transfer,
 * with all bills that it pays and what stays as credit.
 * @throws APPROVAL_OWN, APPROVAL_DIFFERS, APPROVAL_CHANGED, PROOF_PENDING, REFERENCE_USED; AMOUNT_ABOVE_BILLS if the bills have
 * become smaller
 */
export const confirmRecorded = async (
  tx: Tx,
  first: Recorded,
  wanted: Wanted
) => {
  const { referenceKey, totalCentavos, surplusCentavos, paidAt } = first
  const entries = await lockBillsToPay(tx, await scheduleIdsOf(tx, first), {
    amountCentavos: totalCentavos,
    platform: first.platform,
    referenceKey,
    paidAt,
  })
  // Another second approver confirmed it before this one had the locks.
  const isWaiting = await tx.paymentApproval.count({
    where: { id: first.id, status: 'WAITING' },
  })
  if (isWaiting === 0) throw new AppError('APPROVAL_CHANGED')
  for (const { id } of entries)
    if (await lockPendingProof(tx, id)) throw new AppError('PROOF_PENDING')
  const booked = await bookAmount(
    tx,
    entries[0].invoice.userId,
    entries,
    totalCentavos,
    wanted,
    () => ({ paidAt, referenceNo: referenceKey || undefined }),
    { keepsSurplus: surplusCentavos > 0 }
  )
  if (booked)
    await claimReference(tx, wanted.platform, referenceKey, {
      paymentId: booked.payments[0].id,
    })
}
