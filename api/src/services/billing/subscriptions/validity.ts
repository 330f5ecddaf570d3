// The validity of subscriptions, by which lists filter (spec section 4): active ones give access today, expired ones
// have passed their last day. This is the only definition for SQL and Prisma; `isLive` is the rule in TypeScript.
import type { Prisma } from '@prisma/client'
import type { Validity } from 'types/graphql'

import { manilaToday, startOfDay } from 'src/shared/manilaTime'

/** Conditions on a subscription `s`. */
export const validitySql: Record<Validity, string> = {
  ACTIVE: 'app.gives_access(s)',
  EXPIRED: `s.status = 'ACTIVE' AND s.expiry <= now() - interval '1 day'`,
}

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
