import type { Prisma } from '@prisma/client'

import { lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'

import { lockedCredit } from '../credit/credit'
import { requireOthersBill } from '../payments/requireOthersBill'

const withPeople = {
  user: { select: { email: true, firstName: true, language: true } },
  product: { select: { name: true } },
} satisfies Prisma.SubscriptionInclude

export type LockedSubscription = Prisma.SubscriptionGetPayload<{
  include: typeof withPeople
}>

/**
 * A subscription, locked until the transaction ends, so that other decisions about it wait.
 * @throws NOT_FOUND
 */
export const lockSubscription = async (
  tx: Tx,
  id: number
): Promise<LockedSubscription> => {
  await lockRow(tx, 'Subscription', id)
  return tx.subscription.findUniqueOrThrow({
    where: { id },
    include: withPeople,
  })
}

/**
 * Locks the money of a subscription's member, which comes before all that a payment changes too (docs/decisions/0082).
 * @throws PAYMENT_OWN, NOT_FOUND
 */
export const lockOthersMoney = async (tx: Tx, subscriptionId: number) => {
  const { userId } = found(
    await tx.subscription.findUnique({
      where: { id: subscriptionId },
      select: { userId: true },
    })
  )
  await lockedCredit(tx, userId)
  await requireOthersBill(tx, userId)
}
