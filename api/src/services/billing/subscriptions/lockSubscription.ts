import type { Prisma } from '@prisma/client'

import { lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'

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
