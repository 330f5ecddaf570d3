import type { MutationResolvers } from 'types/graphql'

import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { lockRow, inTransaction } from 'src/lib/transaction'
import { isLive } from 'src/shared/billing/subscriptionExpiry'

import { lockSubscription } from './lockSubscription'

/**
 * Of somebody's several live subscriptions one speaks for their membership; whichever did before no longer does. The
 * person is held, so that of two at once the later wins and one stays.
 * @throws NOT_SUBSCRIBED for one that gives no access; NOT_FOUND
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
