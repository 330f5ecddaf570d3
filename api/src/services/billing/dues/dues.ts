import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { pool } from 'src/lib/db'
import { duesOf } from 'src/shared/billing/renewalNotice'

type Row = {
  subscriptions: { id: number; expiry: string }[]
  unpaid: { id: number; scheduleDate: string }[]
}

// One statement for the banner of every page: what runs out and what is owed, of one person.
const DUES_SQL = `
  SELECT
    COALESCE((SELECT json_agg(json_build_object('id', id, 'expiry', expiry)) FROM "Subscription"
      WHERE "userId" = $1 AND status = 'ACTIVE' AND expiry < now() + interval '31 days'), '[]') AS subscriptions,
    COALESCE((SELECT json_agg(json_build_object('id', ps.id, 'scheduleDate', ps."scheduleDate"))
      FROM "Invoice" i JOIN "PaymentSchedule" ps ON ps."invoiceId" = i.id
        JOIN "Subscription" s ON s.id = i."subscriptionId" AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED')
      WHERE i."userId" = $1 AND i."voidedAt" IS NULL AND ps."transactionId" IS NULL AND ps."waivedAt" IS NULL
        AND ps."cancelledAt" IS NULL AND ps."scheduleDate" < now() + interval '9 days'), '[]') AS unpaid`

/** What the signed-in member owes or must renew (spec section 7); the web chooses the banner from it. */
export const getDuesAndExpiration = (async () => {
  const { rows } = await pool.query<Row>({
    name: 'dues',
    text: DUES_SQL,
    values: [currentUser().id],
  })
  const [{ subscriptions, unpaid }] = rows
  return duesOf(
    subscriptions.map(({ id, expiry }) => ({ id, expiry: new Date(expiry) })),
    unpaid
  )
}) satisfies QueryResolvers['getDuesAndExpiration']
