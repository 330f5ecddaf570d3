import type { PaymentApproval } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { lockedCredit } from '../../credit/credit'

import { needTwo, type ApprovalContext } from './approvalLimit'
import {
  beginAll,
  requireSameLine,
  type Approvable,
  type Booking,
  type Wanted,
} from './beginApprovals'
import { dropApprovals } from './dropApprovals'
import { isPaymentApprover } from './paymentApprovers'
import { dropSurplusApprovals } from './surplusApproval'

/** The first approval that an entry waits with; an approval by a person who may no longer approve is dropped. */
const waitingFor = async (tx: Tx, scheduleId: number) => {
  const first = await tx.paymentApproval.findFirst({
    where: { scheduleId, status: 'WAITING' },
  })
  if (!first || (await isPaymentApprover(tx, first.approvedById))) return first
  await dropApprovals(tx, scheduleId)
  return null
}

const isSame = (
  first: PaymentApproval,
  { amountCentavos, proofId, referenceKey, paidAt }: Approvable,
  booking: Booking
) =>
  first.platform === booking.platform &&
  first.externalInvoiceId === booking.externalInvoiceId &&
  first.amountCentavos === amountCentavos &&
  first.proofId === proofId &&
  first.referenceKey === referenceKey &&
  // A reference names the transfer; of cash, only the day does.
  (first.referenceKey !== '' ||
    first.paidAt?.getTime() === paidAt?.getTime()) &&
  first.totalCentavos === booking.totalCentavos &&
  first.surplusCentavos === booking.surplusCentavos

const confirm = async (
  tx: Tx,
  first: PaymentApproval,
  entry: Approvable,
  booking: Booking,
  statementLineId: number | null
) => {
  const second = currentUser().id
  if (first.approvedById === second) throw new AppError('APPROVAL_OWN')
  if (first.proofId !== null && first.proofId !== entry.proofId)
    throw new AppError('APPROVAL_OF_PROOF')
  requireSameLine(first, statementLineId)
  if (!isSame(first, entry, booking)) throw new AppError('APPROVAL_DIFFERS')
  const { count } = await tx.paymentApproval.updateMany({
    where: { id: first.id, status: 'WAITING' },
    data: { status: 'CONFIRMED' },
  })
  if (count === 0) throw new AppError('APPROVAL_CHANGED')
  return { approvedById: first.approvedById, secondApproverId: second }
}

type Approvers = { approvedById: number; secondApproverId?: number }

/** Whether entries wait for one recording, all of them: a confirmation then takes the whole transfer. */
const waitTogether = (waiting: readonly (PaymentApproval | null)[]) =>
  new Set(waiting.map((first) => first?.togetherId)).size === 1

/**
 * The approvers of locked entries that are paid together: the signed-in person alone or, if two are needed, both
 * people. An entry needs two if its price or the whole amount is above the limit, or what the signed-in person has
 * booked alone for the member within 30 days together with it, if they have changed the member's bills or leave a
 * surplus. Null if a second approval is still missing: all entries get a first approval now, and stay unpaid.
 * @throws APPROVAL_OWN if the same person approves again; APPROVAL_DIFFERS if the second approver enters other details,
 * APPROVAL_OF_PROOF if the first approval is for a proof of other entries; APPROVAL_CHANGED if a transfer to confirm no
 * longer waits
 */
export const approversOfAll = async (
  tx: Tx,
  userId: number,
  entries: readonly Approvable[],
  booking: Booking,
  {
    confirmsId,
    bookedBeforeCentavos = 0,
    statementLineId = null,
  }: ApprovalContext = {}
): Promise<Approvers[] | null> => {
  // Locked before the first approval, as a withdrawal does.
  await lockedCredit(tx, userId)
  // The transfer waits at its entries from now on.
  const { count } = await dropSurplusApprovals(
    tx,
    userId,
    entries.map(({ paidAt = null, ...entry }) => ({
      ...booking,
      ...entry,
      paidAt,
    }))
  )
  if (confirmsId !== undefined && count === 0)
    throw new AppError('APPROVAL_CHANGED')
  const waiting: (PaymentApproval | null)[] = []
  for (const { id } of entries) waiting.push(await waitingFor(tx, id))
  const needed = await needTwo(tx, userId, entries, {
    ...booking,
    bookedBeforeCentavos,
  })
  const isFirst = waiting.every((first) => !first) && needed.includes(true)
  if (isFirst || !waitTogether(waiting)) {
    await beginAll(tx, userId, entries, waiting, booking, statementLineId)
    return null
  }
  const approvers = []
  for (const [index, first] of waiting.entries())
    approvers.push(
      first
        ? await confirm(tx, first, entries[index], booking, statementLineId)
        : { approvedById: currentUser().id }
    )
  return approvers
}

/** `approversOfAll` for a single entry, which gets all of the money. */
export const approversOf = async (
  tx: Tx,
  userId: number,
  entry: Approvable,
  wanted: Wanted,
  context?: ApprovalContext
): Promise<Approvers | null> => {
  const booking = {
    ...wanted,
    totalCentavos: entry.amountCentavos,
    surplusCentavos: 0,
  }
  const approvers = await approversOfAll(tx, userId, [entry], booking, context)
  return approvers?.[0] ?? null
}

/** Whether a locked entry has a first approval, which credit must not take the bill from. */
export const isWaitingForSecond = async (tx: Tx, scheduleId: number) =>
  (await tx.paymentApproval.count({
    where: { scheduleId, status: 'WAITING' },
  })) > 0
