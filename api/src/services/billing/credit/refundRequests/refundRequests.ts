import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { refundRequestEmail } from 'src/emails/refundRequestEmail'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { pool, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { dailyKey, notify, notifyAll } from 'src/lib/notices'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { fullName } from 'src/shared/accounts/fullName'
import { BILLS_PATH } from 'src/shared/accounts/notices'
import { manilaToday } from 'src/shared/manilaTime'

import { paymentApproversBesides } from '../../payments/approvals/paymentApprovers'
import { requireOthersBill } from '../../payments/requireOthersBill'
import { lockedCredit } from '../credit'

import {
  refundStateOf,
  refundStatesOf,
  waitingStates,
  type RefundState,
} from './refundState'

const MAX_REASON_CHARACTERS = 500
const MOST_WAITING = 100
const WORKLIST_PATH = '/payment?tab=approvals'

const tellMember = async (
  tx: Tx,
  change: 'received' | 'declined',
  { userId, paidCentavos, productName, invoiceNumber }: RefundState,
  reason: string | null
) => {
  const { email, firstName, language } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
  })
  await notify(
    tx,
    { userId, email },
    {
      kind: 'REFUND_REQUEST',
      facts: { change, amountCentavos: paidCentavos, reason },
      path: BILLS_PATH,
    },
    refundRequestEmail({
      lang: language,
      firstName,
      change,
      amountCentavos: paidCentavos,
      productName,
      invoiceNumber,
      reason,
    })
  )
}

const tellStaff = async (tx: Tx) => {
  const asker = currentUser()
  await notifyAll(tx, await paymentApproversBesides(tx, asker.id), {
    kind: 'REFUND_REQUESTED',
    facts: {},
    about: [asker],
    path: WORKLIST_PATH,
    key: dailyKey('REFUND_REQUESTED', asker.id),
  })
}

/** The signed-in member's orders for which they may ask for a refund today, or have asked. */
export const myRefunds = (async () =>
  refundStatesOf(pool, currentUser().id)) satisfies QueryResolvers['myRefunds']

/**
 * Asks for the refund of the signed-in member's own order, within its days. Conditions that are not met do not refuse it:
 * staff decide. Asking again while it waits returns the request that waits.
 * @throws TOO_LONG by field; REFUND_DAYS_OVER; REFUND_ANSWERED; RATE_LIMITED; NOT_FOUND
 */
export const askForRefund = (async ({ invoiceId, ...args }) => {
  const reason = typedText(args.reason ?? '')
  refuseInput({ reason: reason.length > MAX_REASON_CHARACTERS && 'TOO_LONG' })
  const userId = currentUser().id
  return inTransaction(async (tx) => {
    await lockedCredit(tx, userId)
    found(
      await tx.invoice.findFirst({
        where: { id: invoiceId, userId, voidedAt: null },
      })
    )
    const state = await refundStateOf(tx, invoiceId)
    if (state?.request) {
      if (state.request.status === 'WAITING') return state.request
      throw new AppError('REFUND_ANSWERED')
    }
    if (!state || manilaToday() > state.until)
      throw new AppError('REFUND_DAYS_OVER')
    // Each request is mailed to its member.
    if (!(await withinLimit('refund-requests-per-day', userId, tx)))
      throw new AppError('RATE_LIMITED')
    const request = await tx.refundRequest.create({
      data: { invoiceId, userId, reason },
    })
    await tellMember(tx, 'received', state, null)
    await tellStaff(tx)
    await logInfo(tx, {
      action: 'refundRequest.requested',
      entity: 'User',
      entityId: userId,
      after: { refundRequestId: request.id, invoiceId },
    })
    return request
  })
}) satisfies MutationResolvers['askForRefund']

/** A request that waits, under the lock of its member's money. @throws NOT_FOUND, REFUND_ANSWERED, REFUND_UNDER_WAY */
const lockWaiting = async (tx: Tx, id: number, ownerId?: number) => {
  const { userId } = found(
    await tx.refundRequest.findFirst({
      where: { id, userId: ownerId },
      select: { userId: true },
    })
  )
  await lockedCredit(tx, userId)
  const request = await tx.refundRequest.findUniqueOrThrow({
    where: { id },
    include: { approvals: { where: { status: 'WAITING' } } },
  })
  if (request.status !== 'WAITING') throw new AppError('REFUND_ANSWERED')
  // The first approver has already sent the money.
  if (request.approvals.length > 0) throw new AppError('REFUND_UNDER_WAY')
  return request
}

/**
 * Takes the signed-in member's own request back, as long as staff have not answered it or sent the money.
 * @throws REFUND_ANSWERED, REFUND_UNDER_WAY, NOT_FOUND
 */
export const withdrawRefundRequest = (async ({ id }) => {
  const userId = currentUser().id
  return inTransaction(async (tx) => {
    await lockWaiting(tx, id, userId)
    await logInfo(tx, {
      action: 'refundRequest.withdrawn',
      entity: 'User',
      entityId: userId,
      before: { refundRequestId: id },
    })
    return tx.refundRequest.update({
      where: { id },
      data: { status: 'WITHDRAWN', decidedAt: new Date() },
    })
  })
}) satisfies MutationResolvers['withdrawRefundRequest']

/**
 * Declines a request; the member is told why.
 * @throws REASON_REQUIRED, REFUND_ANSWERED, REFUND_UNDER_WAY if a refund of it waits for a second person; PAYMENT_OWN;
 * NOT_FOUND
 */
export const declineRefundRequest = (async ({ id, ...args }) => {
  const answer = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const { userId, invoiceId } = await lockWaiting(tx, id)
    await requireOthersBill(tx, userId)
    const state = found(await refundStateOf(tx, invoiceId))
    await tx.refundRequest.update({
      where: { id },
      data: {
        status: 'DECLINED',
        answer,
        decidedById: currentUser().id,
        decidedAt: new Date(),
      },
    })
    await tellMember(tx, 'declined', state, answer)
    await logInfo(tx, {
      action: 'refundRequest.declined',
      entity: 'User',
      entityId: userId,
      after: { refundRequestId: id, answer },
    })
    return true
  })
}) satisfies MutationResolvers['declineRefundRequest']

/** The requests that wait, oldest first; of one member, or of all. */
export const waitingRefundRequests = (async ({ userId }) =>
  (await waitingStates(pool, userId ?? null, MOST_WAITING)).flatMap(
    ({ request, firstName, lastName, ...state }) =>
      request
        ? {
            ...state,
            ...request,
            memberName: fullName({ firstName, lastName }),
          }
        : []
  )) satisfies QueryResolvers['waitingRefundRequests']
