import { randomUUID } from 'node:crypto'

import type { PaymentApproval } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  normalizeReference,
  type PlatformKey,
} from 'src/shared/billing/platforms'

import { lockedCredit } from '../../credit/credit'

import { needTwo, type ApprovalContext } from './approvalLimit'
import { dropApprovals, dropApprovalsOfReference } from './dropApprovals'
import { isPaymentApprover } from './paymentApprovers'
import { dropSurplusApprovals } from './surplusApproval'

export type Wanted = { platform: PlatformKey; externalInvoiceId: string }

/** A transfer's reference number as approvals compare it; empty if it has none. */
export const referenceKeyOf = (platform: PlatformKey, referenceNo = '') =>
  normalizeReference(platform, referenceNo) ?? ''

/** The details on which both approvers agree: how the money came, all of it, and its part that stays as credit. */
type Booking = Wanted & { totalCentavos: number; surplusCentavos: number }

/** An entry with its price, the amount to book on it, and the transfer that brings the amount. */
type Approvable = {
  id: number
  priceCentavos: number
  amountCentavos: number
  /** The proof that shows the transfer. */
  proofId: number | null
  /** When the money came, for a transfer that is recorded without a proof. */
  paidAt?: Date | null
  referenceKey: string
}

/** The first approval that an entry waits with; that of a person who may no longer approve is dropped. */
const waitingFor = async (tx: Tx, scheduleId: number) => {
  const first = await tx.paymentApproval.findFirst({
    where: { scheduleId, status: 'WAITING' },
  })
  if (!first || (await isPaymentApprover(tx, first.approvedById))) return first
  await dropApprovals(tx, scheduleId)
  return null
}

const beginApproval = async (
  tx: Tx,
  { id: scheduleId, amountCentavos, proofId, referenceKey, paidAt }: Approvable,
  booking: Booking,
  together: Pick<PaymentApproval, 'togetherId' | 'statementLineId'>
) => {
  const after = { ...booking, amountCentavos, proofId, referenceKey }
  await tx.paymentApproval.create({
    data: {
      scheduleId,
      ...after,
      ...together,
      paidAt,
      approvedById: currentUser().id,
    },
  })
  await logInfo(tx, {
    action: 'paymentSchedule.firstApproved',
    entity: 'PaymentSchedule',
    entityId: scheduleId,
    after,
  })
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

/** @throws APPROVAL_OF_FILE if another line of a statement brings the money, APPROVAL_DIFFERS if none does */
const requireSameLine = (
  first: PaymentApproval,
  statementLineId: number | null
) => {
  if (first.statementLineId !== statementLineId)
    throw new AppError(
      first.statementLineId === null ? 'APPROVAL_DIFFERS' : 'APPROVAL_OF_FILE'
    )
}

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
  if (count === 0) throw new AppError('APPROVAL_DIFFERS')
  return { approvedById: first.approvedById, secondApproverId: second }
}

type Approvers = { approvedById: number; secondApproverId?: number }

/** @throws APPROVAL_OF_FILE, APPROVAL_DIFFERS if a first approval is of another transfer than the one that comes now */
const requireSameTransfer = (
  first: PaymentApproval,
  { proofId, referenceKey, paidAt }: Approvable,
  { platform, totalCentavos }: Booking,
  statementLineId: number | null
) => {
  requireSameLine(first, statementLineId)
  const isSameCash =
    first.paidAt?.getTime() === paidAt?.getTime() &&
    first.totalCentavos === totalCentavos
  const isOfTransfer =
    proofId !== null
      ? first.proofId === proofId
      : first.proofId === null &&
        first.platform === platform &&
        first.referenceKey === referenceKey &&
        (referenceKey !== '' || isSameCash)
  if (!isOfTransfer) throw new AppError('APPROVAL_DIFFERS')
}

/**
 * Begins the first approval of entries under the signed-in person, all of the transfer together: those that began before
 * other entries came to the transfer are dropped, also at entries that it no longer pays.
 * @throws APPROVAL_OF_FILE, APPROVAL_DIFFERS if an entry waits for another transfer
 */
const beginAll = async (
  tx: Tx,
  userId: number,
  entries: readonly Approvable[],
  waiting: readonly (PaymentApproval | null)[],
  booking: Booking,
  statementLineId: number | null
) => {
  for (const [index, entry] of entries.entries()) {
    const first = waiting[index]
    if (first) requireSameTransfer(first, entry, booking, statementLineId)
  }
  await dropApprovals(tx, ...entries.map(({ id }) => id))
  const [{ proofId, referenceKey }] = entries
  if (proofId === null && referenceKey)
    await dropApprovalsOfReference(tx, booking.platform, referenceKey, userId)
  const together = { togetherId: randomUUID(), statementLineId }
  for (const entry of entries) await beginApproval(tx, entry, booking, together)
}

/** Whether entries wait for one recording, all of them: a confirmation then takes the whole transfer. */
const waitTogether = (waiting: readonly (PaymentApproval | null)[]) =>
  new Set(waiting.map((first) => first?.togetherId)).size === 1

/**
 * The approvers of locked entries that are paid together: the signed-in person alone or, if two are needed, both
 * people. An entry needs two if its price or the whole amount is above the limit, or what the signed-in person has
 * booked alone for the member within 30 days together with it, if they have changed the member's bills or leave a
 * surplus. Null if a second approval is still missing: all entries get a first approval now, and stay unpaid.
 * @throws APPROVAL_OWN if the same person approves again; APPROVAL_DIFFERS if the second approver enters other details,
 * APPROVAL_OF_PROOF if the first approval is for a proof of other entries; NOT_FOUND if a transfer to confirm no longer
 * waits
 */
export const approversOfAll = async (
  tx: Tx,
  userId: number,
  entries: readonly Approvable[],
  booking: Booking,
  {
    isConfirmation,
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
  if (isConfirmation && count === 0) throw new AppError('NOT_FOUND')
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
