import type { SubscriptionSource } from '@prisma/client'

import { bool, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { accessByPayment } from 'src/shared/billing/subscriptions/accessByPayment'

/**
 * Whether the bill `e` was paid once: at some time, the money that stands on it by now held its price. A refund may have
 * taken some of it off since, and the bill is owed again (docs/decisions/0097).
 */
const WAS_PAID = `EXISTS (SELECT FROM (
    SELECT sum(a."amountCentavos") OVER (ORDER BY p.id) AS held FROM "PaymentAllocation" a JOIN "Payment" p ON p.id = a."paymentId"
    WHERE a."scheduleId" = e.id AND p.kind <> 'REVERSAL' AND NOT EXISTS (SELECT FROM "Payment" b WHERE b."reversesId" = p.id)) standing
  WHERE held >= e."priceCentavos")`

// Counts bills that were paid once: they keep the access that they gave, and their next payment begins no period again.
const COUNTS = statement(
  `
    SELECT count(*) FILTER (WHERE e."transactionId" IS NOT NULL OR e."waivedAt" IS NULL AND ${WAS_PAID})::int AS paid,
      count(*) FILTER (WHERE e."transactionId" IS NULL AND e."waivedAt" IS NOT NULL)::int AS waived,
      count(*) FILTER (WHERE app.is_open(e))::int AS open,
      COALESCE(bool_or(o.status = 'ENROLLED'), false) AS "wasFree"
    FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" LEFT JOIN "Order" o ON o.id = i."orderId"
    WHERE i."subscriptionId" = $1 AND e."cancelledAt" IS NULL`,
  { paid: int, waived: int, open: int, wasFree: bool }
)

/** The status that the bills of a subscription give it (docs/decisions/0002). */
export const accessByBills = async (
  tx: Tx,
  { id, source }: { id: number; source: SubscriptionSource }
) => accessByPayment({ source, ...(await COUNTS.one(tx, [id])) })
