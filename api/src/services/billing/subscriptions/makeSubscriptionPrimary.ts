import type { MutationResolvers } from 'types/graphql'

import { lockRow, inTransaction } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { isLive } from 'src/shared/billing/subscriptions/subscriptionExpiry'

import { lockSubscription } from './lockSubscription'

/**
 * Makes one of a user's live subscriptions the primary one, which represents the membership; the previous one is no
 * longer primary. The user's row is locked, so of two concurrent calls the later one wins.
 * @throws NOT_SUBSCRIBED for a subscription without access; NOT_FOUND
 */
export const makeSubscriptionPrimary = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { userId } = found(
      await tx.subscription.findUnique({
        where: { id },
        select: { userId: true },
      })
    )
    await lockRow(tx, 'User', userId)
    const held = await lockSubscription(tx, id)
    if (!isLive(held)) throw new AppError('NOT_SUBSCRIBED')
    if (held.isPrimary) return { id }

    const before = await tx.subscription.findFirst({
      where: { userId, isPrimary: true },
      select: { id: true },
    })
    await tx.subscription.updateMany({
      where: { userId, isPrimary: true },
      data: { isPrimary: false },
    })
    const { count } = await tx.subscription.updateMany({
      where: { id, status: 'ACTIVE' },
      data: { isPrimary: true },
    })
    if (count === 0) throw new AppError('NOT_SUBSCRIBED')
    await logInfo(tx, {
      action: 'subscription.madePrimary',
      entity: 'Subscription',
      entityId: id,
      before: { primaryId: before?.id ?? null },
      after: { primaryId: id },
    })
    return { id }
  })) satisfies MutationResolvers['makeSubscriptionPrimary']
