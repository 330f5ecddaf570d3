import { bool, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { accessByPayment } from 'src/shared/billing/subscriptions/accessByPayment'

import { endOverdueEffects } from '../dues/endOverdueEffects'
import {
  activateSubscription,
  deactivateSubscription,
} from '../subscriptions/activateSubscription'

const COUNTS = statement(
  `
    SELECT count(*) FILTER (WHERE e."transactionId" IS NOT NULL)::int AS paid,
      count(*) FILTER (WHERE e."transactionId" IS NULL AND e."waivedAt" IS NOT NULL)::int AS waived,
      count(*) FILTER (WHERE app.is_open(e))::int AS open,
      COALESCE(bool_or(o.status = 'ENROLLED'), false) AS "wasFree"
    FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" LEFT JOIN "Order" o ON o.id = i."orderId"
    WHERE i."subscriptionId" = $1 AND e."cancelledAt" IS NULL`,
  { paid: int, waived: int, open: int, wasFree: bool }
)

/** Access follows payment (docs/decisions/0002): after any change of a subscription's bills, sets its state by them. */
export const syncAccessWithPayments = async (
  tx: Tx,
  subscriptionId: number
): Promise<void> => {
  const { source } = await tx.subscription.findUniqueOrThrow({
    where: { id: subscriptionId },
    select: { source: true },
  })
  const counts = await COUNTS.one(tx, [subscriptionId])
  if (accessByPayment({ source, ...counts }) === 'ACTIVE')
    await activateSubscription(tx, subscriptionId)
  else {
    const renewedId = await deactivateSubscription(tx, subscriptionId)
    // While the renewed subscription was superseded, its own payment may have been reversed.
    if (renewedId !== null) await syncAccessWithPayments(tx, renewedId)
  }
  await endOverdueEffects(tx, subscriptionId)
}
