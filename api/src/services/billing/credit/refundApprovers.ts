import type { RefundApproval } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { personsOf } from 'src/lib/database/persons'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'

import { needsSecondApproval } from '../payments/approvals/approvalLimit'
import { DAYS_COUNTED_TOGETHER } from '../payments/approvals/bookedAlone'
import { isPaymentApprover } from '../payments/approvals/paymentApprovers'

import { partsFromBills } from './paidBills'

export type Refund = Pick<
  RefundApproval,
  | 'userId'
  | 'amountCentavos'
  | 'fromCreditCentavos'
  | 'platform'
  | 'referenceNo'
  | 'reason'
  | 'requestId'
  | 'bills'
>

type Wanted = Omit<Refund, 'fromCreditCentavos'>

// Refunds to a member with one approval only. All people count together: the limit is about the member's money.
const refundedByOne = async (tx: Tx, userId: number) => {
  const { _sum } = await tx.payment.aggregate({
    where: {
      userId: { in: await personsOf(tx, userId) },
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

const confirm = async (
  tx: Tx,
  first: RefundApproval,
  refund: Wanted,
  creditCentavos: number
) => {
  if (
    first.amountCentavos !== refund.amountCentavos ||
    first.platform !== refund.platform ||
    first.referenceNo !== refund.referenceNo ||
    first.requestId !== refund.requestId ||
    first.bills !== refund.bills
  )
    throw new AppError('REFUND_WAITING')
  const me = currentUser().id
  if (first.approvedById === me) throw new AppError('APPROVAL_OWN')
  if (creditCentavos < first.fromCreditCentavos)
    throw new AppError('REFUND_CREDIT_USED')
  const { count } = await tx.refundApproval.updateMany({
    where: { id: first.id, status: 'WAITING' },
    data: { status: 'CONFIRMED' },
  })
  if (count === 0) throw new AppError('NOT_FOUND')
  return { approvedById: first.approvedById, secondApproverId: me }
}

/**
 * The choice about the bills that a refund needs; null if it needs none, or ends their order.
 * @throws REFUNDED_BILLS_REQUIRED by field
 */
const billsOf = (
  { amountCentavos, requestId, bills }: Wanted,
  fromCreditCentavos: number
) => {
  if (amountCentavos <= fromCreditCentavos || requestId) return null
  refuseInput({ bills: !bills && 'REFUNDED_BILLS_REQUIRED' })
  return bills
}

/** The refund that a member waits for; a refund whose approver may no longer approve is dropped. */
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
  { userId, platform, referenceNo }: Wanted
) => {
  const count = await tx.payment.count({
    where: {
      userId: { in: await personsOf(tx, userId) },
      platform,
      referenceNo,
      kind: 'REFUND',
      reversedBy: null,
    },
  })
  if (referenceNo && count > 0) throw new AppError('REFERENCE_USED')
}

/**
 * The approvers of a refund and what of it comes from the member's credit: of the one that waits, both people and the
 * part that was recorded; otherwise the signed-in person alone, as long as all that went back to the member so stays
 * within the limit. Without approvers, a second person is missing. Call it with the member's credit locked.
 * @throws REFUNDED_BILLS_REQUIRED by field; REFERENCE_USED if the transfer is booked already; REFUND_WAITING;
 * REFUND_CREDIT_USED; APPROVAL_OWN
 */
export const approversOf = async (
  tx: Tx,
  wanted: Wanted,
  creditCentavos: number
) => {
  const { userId, amountCentavos } = wanted
  const first = await waitingFor(tx, userId)
  const fromCreditCentavos =
    first?.fromCreditCentavos ??
    Math.max(0, Math.min(amountCentavos, creditCentavos))
  const refund: Refund = {
    ...wanted,
    fromCreditCentavos,
    bills: billsOf(wanted, fromCreditCentavos),
  }
  if (first)
    return {
      refund,
      approvers: await confirm(tx, first, refund, creditCentavos),
    }
  await refuseUsedReference(tx, wanted)
  // A second person could not book what the bills do not hold.
  if (refund.bills)
    await partsFromBills(tx, {
      ...refund,
      centavos: amountCentavos - fromCreditCentavos,
    })
  const together = amountCentavos + (await refundedByOne(tx, userId))
  if (!(await needsSecondApproval(tx, together)))
    return { refund, approvers: { approvedById: currentUser().id } }
  await begin(tx, refund)
  return { refund, approvers: null }
}
