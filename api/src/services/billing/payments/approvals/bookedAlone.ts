import { currentUser } from 'src/lib/auth'
import { bigInt, bool, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

/** Bookings that one person makes alone for a member within these days count together for the limit of a second approval. */
export const DAYS_COUNTED_TOGETHER = 30

/** Whether the info log row `l` of a bill tells of a new bill or another price. */
export const CHANGES_PRICES = `(l.action = 'paymentSchedule.added'
  OR l.action = 'paymentSchedule.updated' AND l.before->'priceCentavos' <> l.after->'priceCentavos')`

const RECENT = `now() - make_interval(days => ${DAYS_COUNTED_TOGETHER})`

/** A refund that row `r` belongs to has a limit of its own. */
const OF_REFUND = `SELECT FROM "Payment" f WHERE f.kind = 'REFUND' AND f."userId" = r."userId" AND f."transferId" = r."transferId"`

// Sums that the person has booked alone on a bill, and turned into credit by cancelling it.
const RELEASED = `
  SELECT sum(LEAST(r."creditCentavos", COALESCE(alone.centavos, 0))) FROM "Payment" r
    JOIN "PaymentAllocation" ra ON ra."paymentId" = r.id
    JOIN LATERAL (
      SELECT sum(a."amountCentavos") AS centavos FROM "PaymentAllocation" a JOIN "Payment" p ON p.id = a."paymentId"
      WHERE a."scheduleId" = ra."scheduleId" AND p.kind = 'PAYMENT' AND p."approvedById" = $2 AND p."secondApproverId" IS NULL
        AND p."createdAt" > ${RECENT} AND NOT EXISTS (SELECT FROM "Payment" b WHERE b."reversesId" = p.id)) alone ON true
  WHERE r."userId" = ANY(app.persons($1)) AND r.kind = 'CREDIT_RELEASE' AND r."approvedById" = $2 AND r."createdAt" > ${RECENT}
    AND NOT EXISTS (SELECT FROM "Payment" b WHERE b."reversesId" = r.id) AND NOT EXISTS (${OF_REFUND})`

// A credit that a refund uses up at once is part of the refund, which has a limit of its own.
const ALONE = statement(
  `
    SELECT COALESCE(sum(p."amountCentavos"), 0)::bigint AS "paidCentavos",
      (COALESCE(sum(p."creditCentavos"), 0) + COALESCE((${RELEASED}), 0))::bigint AS "creditCentavos",
      EXISTS (
        SELECT FROM "Invoice" i JOIN "PaymentSchedule" s ON s."invoiceId" = i.id
          JOIN "InfoLog" l ON l.entity = 'PaymentSchedule' AND l."entityId" = s.id::text
        WHERE i."userId" = $1 AND l."actorUserId" = $2 AND l."createdAt" > ${RECENT} AND ${CHANGES_PRICES}
      ) OR EXISTS (
        SELECT FROM "Payment" r WHERE r."userId" = ANY(app.persons($1)) AND r.kind = 'CREDIT_RELEASE' AND r."approvedById" = $2 AND r."createdAt" > ${RECENT}
          AND NOT EXISTS (${OF_REFUND})
      ) AS "hasChangedBills"
    FROM "Payment" p
    WHERE p."userId" = ANY(app.persons($1)) AND p.kind IN ('PAYMENT', 'CREDIT') AND p."approvedById" = $2 AND p."secondApproverId" IS NULL
      AND p."createdAt" > ${RECENT}
      AND NOT EXISTS (SELECT FROM "Payment" r WHERE r."reversesId" = p.id)
      AND NOT EXISTS (SELECT FROM "Payment" r WHERE p.kind = 'CREDIT' AND r."userId" = p."userId" AND r.kind = 'REFUND' AND r."transferId" = p."transferId")`,
  { paidCentavos: bigInt, creditCentavos: bigInt, hasChangedBills: bool }
)

/**
 * Sums that the signed-in person has booked alone for a member and not taken back: money, credit (given, left over from
 * money, or released from bills that they paid and cancelled), and whether they have changed or cancelled the member's
 * bills. Call it with the member's credit locked, so that of two bookings at once the second sees the first.
 */
export const bookedAlone = async (tx: Tx, userId: number) => {
  const row = await ALONE.one(tx, [userId, currentUser().id])
  return {
    paidCentavos: Number(row.paidCentavos),
    creditCentavos: Number(row.creditCentavos),
    hasChangedBills: row.hasChangedBills,
  }
}
