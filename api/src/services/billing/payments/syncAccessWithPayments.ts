import type { Tx } from 'src/lib/db'

import { endOverdueEffects } from '../dues/endOverdueEffects'
import { accessByBills } from '../subscriptions/accessByBills'
import {
  activateSubscription,
  deactivateSubscription,
} from '../subscriptions/activateSubscription'
import { carryDays } from '../subscriptions/carryDays'

/**
 * Access follows payment (docs/decisions/0002): after any change of a subscription's bills, sets its state by them. If it
 * was renewed, its renewals get or lose the days that it had left.
 */
export const syncAccessWithPayments = async (
  tx: Tx,
  subscriptionId: number
): Promise<void> => {
  const { source, status } = await tx.subscription.findUniqueOrThrow({
    where: { id: subscriptionId },
    select: { source: true, status: true },
  })
  if ((await accessByBills(tx, { id: subscriptionId, source })) === 'ACTIVE')
    await activateSubscription(tx, subscriptionId)
  else {
    const renewedId = await deactivateSubscription(tx, subscriptionId)
    // While the renewed subscription was superseded, its own payment may have been reversed.
    if (renewedId !== null) await syncAccessWithPayments(tx, renewedId)
  }
  if (status === 'SUPERSEDED') await carryDays(tx, subscriptionId)
  await endOverdueEffects(tx, subscriptionId)
}
