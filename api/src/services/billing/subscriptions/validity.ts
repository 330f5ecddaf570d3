// The validity of subscriptions, by which lists filter (spec section 4): active ones give access today, expired ones
// have passed their last day. This is the definition for Prisma; `app.gives_access` is the rule in SQL, and `isLive` in
// TypeScript.
import type { Prisma } from '@prisma/client'
import type { Validity } from 'types/graphql'

import { manilaToday, startOfDay } from 'src/shared/manilaTime'

export const validityWhere = (
  validity: Validity
): Prisma.SubscriptionWhereInput => {
  const today = startOfDay(manilaToday())
  return validity === 'ACTIVE'
    ? {
        status: 'ACTIVE',
        startsAt: { lte: new Date() },
        expiry: { gte: today },
      }
    : { status: 'ACTIVE', expiry: { lt: today } }
}
