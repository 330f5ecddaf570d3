import { randomUUID } from 'node:crypto'

import type {
  MutationResolvers,
  QueryResolvers,
  RefundInput,
} from 'types/graphql'

import { refundSentEmail } from 'src/emails/refundSentEmail'
import { currentUser } from 'src/lib/auth'
import { onceInTransaction } from 'src/lib/database/idempotency'
import { personsOf } from 'src/lib/database/persons'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { fullName } from 'src/shared/accounts/fullName'
import { BILLS_PATH } from 'src/shared/accounts/notices'
import { platformKeyOf, type PlatformKey } from 'src/shared/billing/platforms'
import { manilaToday } from 'src/shared/manilaTime'

import { documentNumber, yearOf } from '../payments/documentNumber'
import { requireOthersBill } from '../payments/requireOthersBill'

import { lockedCredit } from './credit'
import { checkAmountAndReason } from './giveCredit'
import { approversOf, type Refund } from './refundApprovers'
import { refundFromBills } from './refundFromBills'
import {
  closeRequest,
  releasableCentavos,
  requestOf,
} from './refundRequests/closeRequest'

const MAX_REFERENCE_CHARS = 64

const check = (
  userId: number,
  input: RefundInput
): Omit<Refund, 'fromCreditCentavos' | 'requestId'> => {
  const platform = platformKeyOf(input.platform)
  const referenceNo = input.referenceNo.trim()
  refuseInput({
    platform: !input.platform
      ? 'PLATFORM_REQUIRED'
      : platform === null && 'PLATFORM_UNKNOWN',
    referenceNo:
      ((platform !== 'cash' && !referenceNo) ||
        referenceNo.length > MAX_REFERENCE_CHARS) &&
      'REFERENCE_REQUIRED',
  })
  const { amountCentavos } = input
  return {
    userId,
    amountCentavos,
    reason: checkAmountAndReason(amountCentavos, input.reason),
    platform: platform as PlatformKey,
    referenceNo,
    bills: input.bills ?? null,
  }
}

const paidBy = async (tx: Tx, userId: number) =>
  (
    await tx.payment.aggregate({
      where: { userId: { in: await personsOf(tx, userId) } },
      _sum: { amountCentavos: true },
    })
  )._sum.amountCentavos ?? 0

const tellMember = async (tx: Tx, refund: Refund, receiptNumber: string) => {
  const { userId, requestId: _, bills, fromCreditCentavos, ...facts } = refund
  const fromBills = facts.amountCentavos - fromCreditCentavos
  const { email, firstName, language } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
  })
  await notify(
    tx,
    { userId, email },
    {
      kind: 'REFUND_SENT',
      facts: { amountCentavos: facts.amountCentavos, reason: facts.reason },
      path: BILLS_PATH,
    },
    refundSentEmail({
      lang: language,
      firstName,
      receiptNumber,
      ...facts,
      owedAgainCentavos: bills === 'OWED_AGAIN' ? fromBills : 0,
    })
  )
}

/** Books a refund from the member's credit; what the credit lacks comes from what is paid on their bills. */
const bookRefund = async (
  tx: Tx,
  {
    reason,
    amountCentavos,
    fromCreditCentavos,
    userId,
    requestId,
    bills,
    ...how
  }: Refund,
  approvers: { approvedById: number; secondApproverId?: number }
) => {
  const transferId = randomUUID()
  const centavos = amountCentavos - fromCreditCentavos
  if (centavos > 0)
    await refundFromBills(tx, {
      userId,
      requestId,
      reason,
      bills,
      centavos,
      transferId,
    })
  const receiptNumber = await documentNumber(
    tx,
    'REFUND',
    yearOf(manilaToday())
  )
  const payment = await tx.payment.create({
    data: {
      ...how,
      ...approvers,
      transferId,
      kind: 'REFUND',
      userId,
      amountCentavos: -amountCentavos,
      creditCentavos: -amountCentavos,
      receiptNumber,
      note: reason,
    },
  })
  await logInfo(tx, {
    action: 'refund.issued',
    entity: 'User',
    entityId: userId,
    after: {
      paymentId: payment.id,
      amountCentavos,
      reason,
      ...how,
      ...(requestId && { refundRequestId: requestId }),
    },
  })
  return receiptNumber
}

/**
 * Records money that went back to a member. It comes from their credit; what the credit lacks comes from what is paid on
 * their bills, which are owed again or stay paid, as the person says (docs/decisions/0097). Above a set amount, together
 * with what went back by one person alone within 30 days, a second person must record the same; until then the member
 * gets no other refund. The second person's booking takes from the credit what the first one's counted on. With a
 * request, the refund answers it and ends its order, whose bills stay paid.
 * @throws AMOUNT_INVALID, REASON_REQUIRED, TOO_LONG, PLATFORM_…, REFERENCE_REQUIRED, REFUNDED_BILLS_REQUIRED by field;
 * REFUND_ABOVE_PAID if the member has not paid this much, or not on bills that can be owed again; REFUND_WAITING;
 * REFUND_CREDIT_USED if the credit is used meanwhile; REFERENCE_USED; PAYMENT_OWN; APPROVAL_OWN; REFUND_ANSWERED;
 * REFUND_REQUEST_WAITING for one by hand; RELEASE_ABOVE_LIMIT; NOT_FOUND
 */
export const refundMember = (async (args) => {
  const input = check(args.userId, args.input)
  const { userId, amountCentavos } = input
  return onceInTransaction('refundMember', args, async (tx) => {
    await requireOthersBill(tx, userId)
    found(await tx.user.findUnique({ where: { id: userId } }))
    const credit = await lockedCredit(tx, userId)
    const requestId = await requestOf(tx, userId, args.input.requestId ?? null)
    if (amountCentavos > (await paidBy(tx, userId)))
      throw new AppError('REFUND_ABOVE_PAID')
    const { refund, approvers } = await approversOf(
      tx,
      { ...input, requestId },
      requestId ? credit + (await releasableCentavos(tx, requestId)) : credit
    )
    if (!approvers) return { isWaiting: true, receiptNumber: null }
    if (requestId) await closeRequest(tx, requestId, refund.reason)
    const receiptNumber = await bookRefund(tx, refund, approvers)
    await tellMember(tx, refund, receiptNumber)
    return { isWaiting: false, receiptNumber }
  })
}) satisfies MutationResolvers['refundMember']

/**
 * Withdraws a refund that waits for a second person, unless that person confirms it at the same time.
 * @throws NOT_FOUND
 */
export const withdrawRefund = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { userId } = found(
      await tx.refundApproval.findUnique({
        where: { id },
        select: { userId: true },
      })
    )
    await lockedCredit(tx, userId)
    const { count } = await tx.refundApproval.updateMany({
      where: { id, status: 'WAITING' },
      data: { status: 'WITHDRAWN' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await logInfo(tx, {
      action: 'refund.withdrawn',
      entity: 'User',
      entityId: userId,
      before: { refundApprovalId: id },
    })
    return true
  })) satisfies MutationResolvers['withdrawRefund']

const MOST_WAITING = 100
const named = { select: { id: true, firstName: true, lastName: true } } as const

/** The refunds that wait for a second person, oldest first; for one member, or for all. */
export const waitingRefunds = (async ({ userId }) => {
  const rows = await db.refundApproval.findMany({
    where: { status: 'WAITING', ...(userId && { userId }) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_WAITING,
    include: { user: named, approvedBy: named },
  })
  return rows.map(({ user, approvedBy, ...row }) => ({
    ...row,
    memberName: fullName(user),
    approverName: fullName(approvedBy),
    isOwn: approvedBy.id === currentUser().id,
  }))
}) satisfies QueryResolvers['waitingRefunds']
