import type { SubscriptionStatus } from '@prisma/client'

import { subscriptionChangedEmail } from 'src/emails/subscriptionChangedEmail'
import { int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import { accrueCommission } from 'src/services/affiliates/commissions/accrueCommission'

import { releasePaid } from '../credit/releasePaid'
import { isCreditAboveLimit } from '../payments/approvals/approvalLimit'
import { dropApprovals } from '../payments/approvals/dropApprovals'
import { openEntry } from '../paymentSchedules/openEntry'

import { lockSubscription } from './lockSubscription'

const ongoing: SubscriptionStatus[] = ['PENDING', 'ACTIVE', 'PAUSED']

/** Whether a subscription has not ended yet. */
export const isOngoing = (status: SubscriptionStatus) =>
  ongoing.includes(status)

const LOCK_ENTRIES = statement(
  `
  SELECT e.id FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId"
  WHERE i."subscriptionId" = $1 ORDER BY e.id FOR NO KEY UPDATE OF e`,
  { id: int }
)

// Locks the entries before the subscription, in the same order as an approval, to avoid deadlocks.
const lockEntries = (tx: Tx, subscriptionId: number) =>
  LOCK_ENTRIES.all(tx, [subscriptionId])

/**
 * Cancels unpaid entries, with their promises and first approvals; what was paid on them becomes credit, and is returned.
 * @throws RELEASE_ABOVE_LIMIT
 */
const cancelUnpaid = async (tx: Tx, subscriptionId: number, userId: number) => {
  const open = await tx.paymentSchedule.findMany({
    where: {
      invoice: { subscriptionId },
      ...openEntry,
    },
    select: { id: true, invoiceId: true, paidCentavos: true },
  })
  for (const { id, paidCentavos } of open)
    await releasePaid(tx, userId, id, paidCentavos)
  await accrueCommission(
    tx,
    open.map(({ invoiceId }) => invoiceId)
  )
  const creditCentavos = open.reduce(
    (sum, { paidCentavos }) => sum + paidCentavos,
    0
  )
  if (creditCentavos > 0 && (await isCreditAboveLimit(tx, userId)))
    throw new AppError('RELEASE_ABOVE_LIMIT')
  const ids = open.map(({ id }) => id)
  await tx.paymentSchedule.updateMany({
    where: { id: { in: ids } },
    data: { cancelledAt: new Date() },
  })
  await tx.promiseToPay.updateMany({
    where: { scheduleId: { in: ids }, status: 'OPEN' },
    data: { status: 'CANCELLED' },
  })
  await dropApprovals(tx, ...ids)
  return { ids, creditCentavos }
}

/**
 * Cancels the open bills of a subscription in the current transaction, also of one that has ended; what was paid on them
 * becomes credit, which is returned. The member's money must be locked before.
 * @throws RELEASE_ABOVE_LIMIT
 */
export const cancelOpenBills = async (
  tx: Tx,
  subscriptionId: number,
  userId: number
) => {
  await lockEntries(tx, subscriptionId)
  return cancelUnpaid(tx, subscriptionId, userId)
}

/** An order without a paid bill frees its coupon for others, and for its buyer's next order. */
const releaseCoupon = (tx: Tx, subscriptionId: number) =>
  tx.couponRedemption.updateMany({
    where: {
      status: 'REDEEMED',
      invoice: {
        subscriptionId,
        schedules: { none: { paidCentavos: { gt: 0 } } },
      },
    },
    data: { status: 'RELEASED' },
  })

/**
 * Ends a pending, active or paused subscription in the current transaction: access ends, unpaid entries are cancelled,
 * paid ones stay in the books, and what was paid on a cancelled one becomes credit, which is returned. The member's money
 * must be locked before.
 * @throws NOT_SUBSCRIBED if it has already ended; RELEASE_ABOVE_LIMIT
 */
export const endSubscription = async (
  tx: Tx,
  subscriptionId: number,
  unenrolReason: string | null
) => {
  await lockEntries(tx, subscriptionId)
  const { userId, user, product, status } = await lockSubscription(
    tx,
    subscriptionId
  )
  const { count } = await tx.subscription.updateMany({
    where: {
      id: subscriptionId,
      status: { in: ongoing },
    },
    data: {
      status: 'UNENROLLED',
      unenrolledAt: new Date(),
      unenrolReason,
      isPrimary: false,
      pausedAt: null,
      pauseCause: null,
      pauseReason: null,
    },
  })
  if (count === 0) throw new AppError('NOT_SUBSCRIBED')
  const { ids: cancelledEntryIds, creditCentavos } = await cancelUnpaid(
    tx,
    subscriptionId,
    userId
  )
  if (status === 'PENDING') await releaseCoupon(tx, subscriptionId)
  await logInfo(tx, {
    action: 'subscription.unenrolled',
    entity: 'Subscription',
    entityId: subscriptionId,
    before: { status },
    after: { reason: unenrolReason, cancelledEntryIds },
  })
  return { user, product, creditCentavos }
}

type Ended = Awaited<ReturnType<typeof endSubscription>>

/** Tells the member that their subscription has ended, and what it leaves them as credit. */
export const mailEnd = (
  tx: Tx,
  { user, product, creditCentavos }: Ended,
  reason: string | null
) =>
  queueMail(
    tx,
    user.email,
    subscriptionChangedEmail({
      lang: user.language,
      kind: 'ended',
      firstName: user.firstName,
      productName: product.name,
      reason,
      creditCentavos,
    })
  )
