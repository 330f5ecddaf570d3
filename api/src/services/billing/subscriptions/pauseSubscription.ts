import type { MutationResolvers } from 'types/graphql'

import { subscriptionChangedEmail } from 'src/emails/subscriptionChangedEmail'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import { resumedExpiry } from 'src/shared/billing/subscriptions/pause'
import {
  isLive,
  subscriptionState,
} from 'src/shared/billing/subscriptions/subscriptionExpiry'

import {
  lockOthersMoney,
  lockSubscription,
  type LockedSubscription,
} from './lockSubscription'

type Cause = 'STAFF' | 'OVERDUE'

const pause = async (tx: Tx, id: number, cause: Cause, reason: string) => {
  const { count } = await tx.subscription.updateMany({
    where: { id, status: 'ACTIVE' },
    data: {
      status: 'PAUSED',
      pausedAt: new Date(),
      pauseCause: cause,
      pauseReason: reason,
    },
  })
  if (count === 0) return false
  await logInfo(tx, {
    action: 'subscription.paused',
    entity: 'Subscription',
    entityId: id,
    after: { cause, reason },
  })
  return true
}

const resume = async (tx: Tx, held: LockedSubscription) => {
  const { id, pausedAt, pauseCause } = held
  const expiry = resumedExpiry(
    {
      ...held,
      pausedAt: pausedAt ?? new Date(),
      cause: pauseCause ?? 'STAFF',
    },
    new Date()
  )
  const { count } = await tx.subscription.updateMany({
    where: { id, status: 'PAUSED', pausedAt },
    data: {
      status: 'ACTIVE',
      expiry,
      pausedAt: null,
      pauseCause: null,
      pauseReason: null,
    },
  })
  if (count === 0) return false
  await logInfo(tx, {
    action: 'subscription.resumed',
    entity: 'Subscription',
    entityId: id,
    before: { cause: pauseCause, expiry: held.expiry?.toISOString() ?? null },
    after: { expiry: expiry?.toISOString() ?? null },
  })
  return expiry
}

/**
 * Pauses access until the overdue bill is paid; returns false if the subscription is not active. The caller sends the
 * mail.
 */
export const pauseForOverdue = (tx: Tx, id: number, reason: string) =>
  pause(tx, id, 'OVERDUE', reason)

/** Ends a pause for an overdue bill; returns false if there is no such pause. A pause by staff stays. */
export const resumeAfterPayment = async (tx: Tx, id: number) => {
  const held = await lockSubscription(tx, id)
  if (held.status !== 'PAUSED' || held.pauseCause !== 'OVERDUE') return false
  return (await resume(tx, held)) !== false
}

/**
 * Lets staff pause a subscription that is active or starts later: the member has no access, and the remaining days are
 * kept.
 * @throws REASON_REQUIRED by field; NOT_SUBSCRIBED for any other subscription; PAYMENT_OWN; NOT_FOUND
 */
export const pauseSubscription = (async ({ id, reason: text }) => {
  const reason = text.trim()
  refuseInput({ reason: !reason && 'REASON_REQUIRED' })
  return inTransaction(async (tx) => {
    await lockOthersMoney(tx, id)
    const held = await lockSubscription(tx, id)
    if (!isLive(held) && subscriptionState(held) !== 'upcoming')
      throw new AppError('NOT_SUBSCRIBED')
    if (!(await pause(tx, id, 'STAFF', reason)))
      throw new AppError('NOT_SUBSCRIBED')
    const { email, firstName, language } = held.user
    await queueMail(
      tx,
      email,
      subscriptionChangedEmail({
        lang: language,
        kind: 'paused',
        firstName,
        productName: held.product.name,
        reason,
      })
    )
    return { id }
  })
}) satisfies MutationResolvers['pauseSubscription']

/**
 * Resumes a paused subscription. If staff paused it, the days that were left are kept.
 * @throws NOT_PAUSED; PAYMENT_OWN; NOT_FOUND
 */
export const resumeSubscription = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockOthersMoney(tx, id)
    const held = await lockSubscription(tx, id)
    const expiry = held.status === 'PAUSED' && (await resume(tx, held))
    if (expiry === false) throw new AppError('NOT_PAUSED')
    const { email, firstName, language } = held.user
    await queueMail(
      tx,
      email,
      subscriptionChangedEmail({
        lang: language,
        kind: 'resumed',
        firstName,
        productName: held.product.name,
        until: expiry,
      })
    )
    return { id }
  })) satisfies MutationResolvers['resumeSubscription']
