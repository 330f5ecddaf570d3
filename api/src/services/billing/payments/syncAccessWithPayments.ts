import { bool, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { accessByPayment } from 'src/shared/billing/subscriptions/accessByPayment'

import { endOverdueEffects } from '../dues/endOverdueEffects'
import {
  activateSubscription,
  deactivateSubscription,
} from '../subscriptions/activateSubscription'

/** The sum that refunds took off the bill `e`, which is owed again (docs/decisions/0097). */
const TAKEN_OFF = `COALESCE((SELECT sum(r."creditCentavos") FROM "PaymentAllocation" a JOIN "Payment" r ON r.id = a."paymentId"
  WHERE a."scheduleId" = e.id AND r.kind = 'CREDIT_RELEASE' AND NOT EXISTS (SELECT FROM "Payment" b WHERE b."reversesId" = r.id)
    AND NOT EXISTS (SELECT FROM "Payment" c WHERE c.kind = 'CREDIT' AND c."userId" = r."userId" AND c."transferId" = r."transferId")), 0)`

// A bill that was paid once and is owed again after a refund gives the access that it gave: the rest is collected as any
// later bill, and no period begins again with its payment.
const COUNTS = statement(
  `
    SELECT count(*) FILTER (WHERE e."transactionId" IS NOT NULL OR e."paidCentavos" + ${TAKEN_OFF} >= e."priceCentavos" AND e."waivedAt" IS NULL)::int AS paid,
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
