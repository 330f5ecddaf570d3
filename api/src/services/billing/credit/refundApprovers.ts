import type { RefundApproval } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'

import { needsSecondApproval } from '../payments/approvals/approvalLimit'
import { DAYS_COUNTED_TOGETHER } from '../payments/approvals/bookedAlone'
import { isPaymentApprover } from '../payments/approvals/paymentApprovers'

export type Refund = Pick<
  RefundApproval,
  'userId' | 'amountCentavos' | 'platform' | 'referenceNo' | 'reason'
>

// What went back to a member with one approval only. All people count together: the limit is about the member's money.
const refundedByOne = async (tx: Tx, userId: number) => {
  const { _sum } = await tx.payment.aggregate({
    where: {
      userId,
      kind: 'REFUND',
      secondApproverId: null,
      createdAt: {
        gte: startOfDay(addDays(manilaToday(), -DAYS_COUNTED_TOGETHER)),
      },
    },
    _sum: { amountCentavos: true },
  })
  return -(_sum.amountCentavos ?? 0)
}

const begin = async (tx: Tx, refund: Refund) => {
  await tx.refundApproval.create({
    data: { ...refund, approvedById: currentUser().id },
  })
  await logInfo(tx, {
    action: 'refund.firstApproved',
    entity: 'User',
    entityId: refund.userId,
    after: { ...refund },
  })
}

const confirm = async (tx: Tx, first: RefundApproval, refund: Refund) => {
  if (
    first.amountCentavos !== refund.amountCentavos ||
    first.platform !== refund.platform ||
    first.referenceNo !== refund.referenceNo
  )
    throw new AppError('REFUND_WAITING')
  const me = currentUser().id
  if (first.approvedById === me) throw new AppError('APPROVAL_OWN')
  const { count } = await tx.refundApproval.updateMany({
    where: { id: first.id, status: 'WAITING' },
    data: { status: 'CONFIRMED' },
  })
  if (count === 0) throw new AppError('NOT_FOUND')
  return { approvedById: first.approvedById, secondApproverId: me }
}

/** The refund that a member waits for; that of a person who may no longer approve is dropped. */
const waitingFor = async (tx: Tx, userId: number) => {
  const first = await tx.refundApproval.findFirst({
    where: { userId, status: 'WAITING' },
  })
  if (!first || (await isPaymentApprover(tx, first.approvedById))) return first
  await tx.refundApproval.update({
    where: { id: first.id },
    data: { status: 'WITHDRAWN' },
  })
  return null
}

// One transfer goes back once: a confirmation that comes too late does not begin another refund.
const refuseUsedReference = async (
  tx: Tx,
  { userId, platform, referenceNo }: Refund
) => {
  const count = await tx.payment.count({
    where: { userId, platform, referenceNo, kind: 'REFUND', reversedBy: null },
  })
  if (referenceNo && count > 0) throw new AppError('REFERENCE_USED')
}

/**
 * The approvers of a refund: of the one that waits, both people; otherwise the signed-in person alone, as long as all
 * that went back to the member so stays within the limit. Null if a second person is missing. Call it with the member's
 * credit locked.
 * @throws REFERENCE_USED if the transfer is booked already; REFUND_WAITING; APPROVAL_OWN
 */
export const approversOf = async (tx: Tx, refund: Refund) => {
  const { userId, amountCentavos } = refund
  const first = await waitingFor(tx, userId)
  if (first) return confirm(tx, first, refund)
  await refuseUsedReference(tx, refund)
  const together = amountCentavos + (await refundedByOne(tx, userId))
  if (!(await needsSecondApproval(tx, together)))
    return { approvedById: currentUser().id }
  await begin(tx, refund)
  return null
}
