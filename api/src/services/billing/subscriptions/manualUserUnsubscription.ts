import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { found } from 'src/lib/errors'

import { lockedCredit } from '../credit/credit'
import { requireOthersBill } from '../payments/requireOthersBill'

import { endSubscription, mailEnd } from './endSubscription'

/**
 * Ends a pending, active or paused subscription: access ends, unpaid entries are cancelled, paid ones stay in the
 * books, and what was paid on a cancelled one becomes credit.
 * @throws NOT_SUBSCRIBED if it has already ended; PAYMENT_OWN; NOT_FOUND; RELEASE_ABOVE_LIMIT if the signed-in person
 * has approved more of that credit alone than one person may give
 */
export const manualUserUnsubscription = (async ({ subscriptionId, reason }) =>
  inTransaction(async (tx) => {
    const { userId } = found(
      await tx.subscription.findUnique({
        where: { id: subscriptionId },
        select: { userId: true },
      })
    )
    await lockedCredit(tx, userId)
    await requireOthersBill(tx, userId)
    const unenrolReason = reason?.trim() || null
    const ended = await endSubscription(tx, subscriptionId, unenrolReason)
    await mailEnd(tx, ended, unenrolReason)
    return { id: subscriptionId }
  })) satisfies MutationResolvers['manualUserUnsubscription']
