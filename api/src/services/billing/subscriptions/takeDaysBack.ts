import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import {
  expiryFrom,
  isLifetime,
} from 'src/shared/billing/subscriptions/subscriptionExpiry'
import {
  addDays,
  dayOf,
  daysBetween,
  startOfDay,
  type Day,
} from 'src/shared/manilaTime'

type Renewal = {
  startsAt: Date
  expiry: Date
  validityByDays: number | null
}

/** The expiry of a renewal without the days that the order before it had left when the renewal began. */
const expiryAlone = (
  { startsAt, expiry, validityByDays }: Renewal,
  before: Date
) => {
  const startDay: Day = dayOf(startsAt)
  if (isLifetime(before)) return expiryFrom(startDay, validityByDays)
  const left = daysBetween(startDay, dayOf(before))
  return left > 0 && !isLifetime(expiry)
    ? startOfDay(addDays(dayOf(expiry), -left))
    : expiry
}

/** Takes the days that a refunded order had left back from the order that renewed it and continues from its expiry. */
export const takeDaysBack = async (tx: Tx, id: number) => {
  const { expiry: before, renewals } = await tx.subscription.findUniqueOrThrow({
    where: { id },
    select: {
      expiry: true,
      renewals: { where: { status: { in: ['ACTIVE', 'PAUSED'] } } },
    },
  })
  for (const renewal of renewals) {
    const { startsAt, expiry } = renewal
    if (!before || !startsAt || !expiry) continue
    const alone = expiryAlone({ ...renewal, startsAt, expiry }, before)
    if (alone.getTime() === expiry.getTime()) continue
    await tx.subscription.update({
      where: { id: renewal.id },
      data: { expiry: alone },
    })
    await logInfo(tx, {
      action: 'subscription.updated',
      entity: 'Subscription',
      entityId: renewal.id,
      before: { expiry: expiry.toISOString() },
      after: { expiry: alone.toISOString() },
    })
  }
}
