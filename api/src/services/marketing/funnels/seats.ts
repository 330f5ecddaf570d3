import { int, statement, text } from 'src/lib/database/sql'
import { db } from 'src/lib/db'

/** How many days an unpaid order holds its seat, unless the setting `pending-seat-days` has another number. */
export const PENDING_SEAT_DAYS = 3

/**
 * Whether a subscription `s` takes a seat. A pending order takes one for some days, and for longer while its proof is
 * being checked. An enrolment by staff always takes one (docs/decisions/0017).
 */
export const TAKES_A_SEAT = `(s.status IN ('ACTIVE', 'PAUSED') OR (s.status = 'PENDING' AND (s.source <> 'CHECKOUT'
  OR s."createdAt" > now() - make_interval(days => COALESCE(
    (SELECT value::int FROM "Setting" WHERE name = 'pending-seat-days' AND value ~ '^\\d{1,4}$'), ${PENDING_SEAT_DAYS}))
  OR EXISTS (SELECT 1 FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
    JOIN "PaymentProofSchedule" ps ON ps."scheduleId" = e.id JOIN "PaymentProof" p ON p.id = ps."proofId"
    WHERE i."subscriptionId" = s.id AND p.status = 'SUBMITTED'))))`

const SEATS = statement(
  `SELECT s."funnelId", count(*)::int AS taken FROM "Subscription" s
     WHERE s."funnelId" = ANY($1::text[]) AND ${TAKES_A_SEAT} GROUP BY s."funnelId"`,
  { funnelId: text, taken: int }
)

/** The number of taken seats of each funnel. */
export const seatsTakenIn = async (funnelIds: string[]) => {
  if (funnelIds.length === 0) return new Map<string, number>()
  const rows = await SEATS.all(db, [funnelIds])
  return new Map(rows.map(({ funnelId, taken }) => [funnelId, taken]))
}
