// A member's story: what they bought, whether they renewed, whether they were unenrolled.
import { isLifetime } from 'src/shared/billing/subscriptions/subscriptionExpiry'
import { addDays, dayOf, type Day } from 'src/shared/manilaTime'

import type { Catalogue } from './catalogue'
import { familyNames, givenNames } from './names'
import { minuteOf } from './planPayments'
import { planPurchase, type PlannedPurchase } from './planPurchase'
import type { Random } from './random'

export type PlannedMember = {
  number: number
  firstName: string
  lastName: string
  joinedAt: Date
  /** The first purchase and its renewals. */
  purchases: PlannedPurchase[]
  unenrolledAt: Date | null
}

/** The longest time in days that a member joined before the last day: enough for a year in which memberships end. */
const JOINED_DAYS_AGO = 460

/** The days from the expiry to the renewal: early (negative), in the grace period, or long after. */
const renewalOffset = (random: Random) => {
  const drawn = random.between(1, 10)
  if (drawn <= 5) return -random.between(1, 25)
  return drawn <= 9 ? random.between(0, 12) : random.between(16, 50)
}

const planRenewal = (
  first: PlannedPurchase,
  { renewals, batchIds }: Catalogue,
  until: Day,
  random: Random
) => {
  const { expiry, funnel } = first
  if (!expiry || isLifetime(expiry) || !random.chance(60)) return []
  const orderDay = addDays(dayOf(expiry), renewalOffset(random))
  if (orderDay > until) return []
  return [
    planPurchase(
      {
        funnel: renewals.get(funnel.id) ?? funnel,
        orderDay,
        until,
        batchIds,
        oldExpiry: expiry,
      },
      random
    ),
  ]
}

export const planMember = (
  number: number,
  catalogue: Catalogue,
  until: Day,
  random: Random
): PlannedMember => {
  const joinedOn = addDays(until, -random.between(1, JOINED_DAYS_AGO))
  const first = planPurchase(
    {
      funnel: random.pick(catalogue.funnels),
      orderDay: joinedOn,
      until,
      batchIds: catalogue.batchIds,
    },
    random
  )
  const purchases = [first, ...planRenewal(first, catalogue, until, random)]
  const last = purchases.at(-1) as PlannedPurchase
  const leavesOn = addDays(joinedOn, random.between(20, 300))
  const leaves =
    random.chance(5) &&
    leavesOn <= until &&
    purchases.length === 1 &&
    last.startsAt !== null &&
    dayOf(last.startsAt) < leavesOn
  return {
    number,
    firstName: random.pick(givenNames),
    lastName: random.pick(familyNames),
    joinedAt: minuteOf(joinedOn, random),
    purchases,
    unenrolledAt: leaves ? minuteOf(leavesOn, random) : null,
  }
}
