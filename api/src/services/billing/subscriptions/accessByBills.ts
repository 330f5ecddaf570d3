import type { SubscriptionSource } from '@prisma/client'

import { bool, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { accessByPayment } from 'src/shared/billing/subscriptions/accessByPayment'

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

/** The status that the bills of a subscription give it (docs/decisions/0002). */
export const accessByBills = async (
  tx: Tx,
  { id, source }: { id: number; source: SubscriptionSource }
) => accessByPayment({ source, ...(await COUNTS.one(tx, [id])) })
