import { randomUUID } from 'node:crypto'

import type { PaymentApproval } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { lockedCredit } from '../../credit/credit'
import { refuseUsedReference } from '../references/claimReference'

import { surplusNeedsTwo, type ApprovalContext } from './approvalLimit'
import { dropApprovalsOfReference } from './dropApprovals'
import { isPaymentApprover } from './paymentApprovers'
import { tellApprovers } from './tellApprovers'

/** A member's transfer that no entry takes: the fields that both approvers state. */
export type SurplusTransfer = Pick<
  PaymentApproval,
  | 'platform'
  | 'externalInvoiceId'
  | 'totalCentavos'
  | 'proofId'
  | 'referenceKey'
  | 'paidAt'
>

// A transfer is known by its proof or its reference. Cash without a proof has neither: another amount or day is other
// money.
const waitingWith = (userId: number, transfer: SurplusTransfer) => {
  const { proofId, platform, referenceKey, totalCentavos, paidAt } = transfer
  return {
    userId,
    status: 'WAITING' as const,
    proofId,
    ...(proofId === null && {
      platform,
      referenceKey,
      ...(!referenceKey && { totalCentavos, paidAt }),
    }),
  }
}

const isSame = (first: PaymentApproval, second: SurplusTransfer) =>
  first.platform === second.platform &&
  first.externalInvoiceId === second.externalInvoiceId &&
  first.totalCentavos === second.totalCentavos &&
  first.referenceKey === second.referenceKey &&
  first.paidAt?.getTime() === second.paidAt?.getTime()

/** Drops the first approvals with which transfers wait at their member, for example because an entry takes them now. */
export const dropSurplusApprovals = (
  tx: Tx,
  userId: number,
  transfers: readonly SurplusTransfer[]
) =>
  tx.paymentApproval.updateMany({
    where: { OR: transfers.map((one) => waitingWith(userId, one)) },
    data: { status: 'WITHDRAWN' },
  })

/** The first approval of a transfer, and whether it stands: it names the same, and its approver may still approve. */
const waitingFor = async (
  tx: Tx,
  userId: number,
  transfer: SurplusTransfer
) => {
  const first = await tx.paymentApproval.findFirst({
    where: waitingWith(userId, transfer),
  })
  const stands =
    first !== null &&
    isSame(first, transfer) &&
    (await isPaymentApprover(tx, first.approvedById))
  return { first, stands }
}

const begin = async (tx: Tx, userId: number, transfer: SurplusTransfer) => {
  const { platform, referenceKey, proofId, totalCentavos } = transfer
  if (proofId === null && referenceKey) {
    await refuseUsedReference(tx, platform, referenceKey)
    await dropApprovalsOfReference(tx, platform, referenceKey, userId)
  }
  const togetherId = randomUUID()
  const { id } = await tx.paymentApproval.create({
    data: {
      ...transfer,
      userId,
      amountCentavos: totalCentavos,
      surplusCentavos: totalCentavos,
      togetherId,
      approvedById: currentUser().id,
    },
  })
  await logInfo(tx, {
    action: 'credit.firstApproved',
    entity: 'User',
    entityId: userId,
    after: { paymentApprovalId: id, ...transfer },
  })
  await tellApprovers(tx, userId, { togetherId, totalCentavos })
}

/**
 * `approversOfAll` for a member's transfer that no entry takes: one element with both people, if it waits for the second;
 * otherwise with the signed-in person alone, as long as all that they keep as credit so stays within the limit. Null if
 * a second person is missing. Another amount or day of a transfer that waits begins again, and so does one whose first
 * approver may no longer approve; `confirmsId` names the one that must wait.
 * @throws APPROVAL_OWN if the same person approves it again; REFERENCE_USED if the transfer is booked already;
 * APPROVAL_CHANGED
 */
export const approversOfSurplus = async (
  tx: Tx,
  userId: number,
  transfer: SurplusTransfer,
  { confirmsId, bookedBeforeCentavos = 0 }: ApprovalContext = {}
) => {
  const me = currentUser().id
  // When two approvals run at once, the second must see the first.
  await lockedCredit(tx, userId)
  const { first, stands } = await waitingFor(tx, userId, transfer)
  if (confirmsId !== undefined && first?.id !== confirmsId)
    throw new AppError('APPROVAL_CHANGED')
  if (first && stands) {
    if (first.approvedById === me) throw new AppError('APPROVAL_OWN')
    const { count } = await tx.paymentApproval.updateMany({
      where: { id: first.id, status: 'WAITING' },
      data: { status: 'CONFIRMED' },
    })
    if (count === 0) throw new AppError('APPROVAL_CHANGED')
    return [{ approvedById: first.approvedById, secondApproverId: me }]
  }
  if (first) await dropSurplusApprovals(tx, userId, [transfer])
  const { totalCentavos } = transfer
  if (!(await surplusNeedsTwo(tx, userId, totalCentavos, bookedBeforeCentavos)))
    return [{ approvedById: me }]
  await begin(tx, userId, transfer)
  return null
}
