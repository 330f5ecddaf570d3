// The first approvals of a transfer that a second person must confirm.
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

import { refuseUsedReference } from '../references/claimReference'

import { dropApprovals, dropApprovalsOfReference } from './dropApprovals'
import { tellApprovers } from './tellApprovers'

export type Wanted = { platform: PlatformKey; externalInvoiceId: string }

/** A transfer's reference number as approvals compare it; empty if it has none. */
export const referenceKeyOf = (platform: PlatformKey, referenceNo = '') =>
  normalizeReference(platform, referenceNo) ?? ''

/** The details on which both approvers agree: how the money came, all of it, and its part that stays as credit. */
export type Booking = Wanted & {
  totalCentavos: number
  surplusCentavos: number
}

/** An entry with its price, the amount to book on it, and the transfer that brings the amount. */
export type Approvable = {
  id: number
  priceCentavos: number
  amountCentavos: number
  /** The proof that shows the transfer. */
  proofId: number | null
  /** When the money came, for a transfer that is recorded without a proof. */
  paidAt?: Date | null
  referenceKey: string
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

/** @throws APPROVAL_OF_FILE if another line of a statement brings the money, APPROVAL_DIFFERS if none does */
export const requireSameLine = (
  first: PaymentApproval,
  statementLineId: number | null
) => {
  if (first.statementLineId !== statementLineId)
    throw new AppError(
      first.statementLineId === null ? 'APPROVAL_DIFFERS' : 'APPROVAL_OF_FILE'
    )
}

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
 * @throws APPROVAL_OF_FILE, APPROVAL_DIFFERS if an entry waits for another transfer; REFERENCE_USED
 */
export const beginAll = async (
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
  if (proofId === null && referenceKey) {
    if (statementLineId === null)
      await refuseUsedReference(tx, booking.platform, referenceKey)
    await dropApprovalsOfReference(tx, booking.platform, referenceKey, userId)
  }
  const together = { togetherId: randomUUID(), statementLineId }
  for (const entry of entries) await beginApproval(tx, entry, booking, together)
  await tellApprovers(tx, userId, { ...together, ...booking })
}
