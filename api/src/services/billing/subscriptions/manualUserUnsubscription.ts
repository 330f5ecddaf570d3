import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'

import { endSubscription, mailEnd } from './endSubscription'
import { lockOthersMoney } from './lockSubscription'

/**
 * Ends a pending, active or paused subscription: access ends, unpaid entries are cancelled, paid ones stay in the
 * books, and what was paid on a cancelled one becomes credit.
 * @throws NOT_SUBSCRIBED if it has already ended; PAYMENT_OWN; NOT_FOUND; RELEASE_ABOVE_LIMIT if the signed-in person
 * has approved more of that credit alone than one person may give
 */
export const manualUserUnsubscription = (async ({ subscriptionId, reason }) =>
  inTransaction(async (tx) => {
    await lockOthersMoney(tx, subscriptionId)
    const unenrolReason = reason?.trim() || null
    const ended = await endSubscription(tx, subscriptionId, unenrolReason)
    await mailEnd(tx, ended, unenrolReason)
    return { id: subscriptionId }
  })) satisfies MutationResolvers['manualUserUnsubscription']
