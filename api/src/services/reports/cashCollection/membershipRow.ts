// A membership in the cash collection: its total debt, its next bill and its last payment.
import type { SubscriptionStatus } from '@prisma/client'

import {
  OPEN_ENTRY,
  OWED_CENTAVOS,
} from 'src/services/billing/paymentSchedules/openEntry'
import { collectionBucket } from 'src/shared/billing/collecting/collectionBucket'
import { isLifetime } from 'src/shared/billing/subscriptions/subscriptionExpiry'
import { dayOf, manilaToday, type Day } from 'src/shared/manilaTime'

/** Joins for the subscription `s`. */
export const MEMBERSHIP_JOINS = `
  JOIN "User" u ON u.id = s."userId" JOIN "Product" product ON product.id = s."productId" JOIN "Funnel" f ON f.id = s."funnelId"
  LEFT JOIN LATERAL (
    SELECT sum(${OWED_CENTAVOS})::bigint AS centavos, min(e."scheduleDate") AS next FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
    WHERE i."subscriptionId" = s.id AND ${OPEN_ENTRY}
  ) due ON true
  LEFT JOIN LATERAL (
    SELECT max(pay."paidAt") AS at, (array_agg(pay."amountCentavos" ORDER BY pay."paidAt" DESC, pay.id DESC))[1] AS centavos FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id JOIN "PaymentAllocation" a ON a."scheduleId" = e.id
      JOIN "Payment" pay ON pay.id = a."paymentId" AND pay.kind = 'PAYMENT'
    WHERE i."subscriptionId" = s.id AND NOT EXISTS (SELECT FROM "Payment" back WHERE back."reversesId" = pay.id)
  ) last ON true`

const COLUMNS = `'subscriptionId', s.id, 'userId', u.id, 'memberName', u."firstName" || ' ' || u."lastName", 'email', u.email,
  'productName', product.name, 'funnelName', f.name, 'expiry', s.expiry, 'status', s.status, 'unenrolledAt', s."unenrolledAt",
  'dueCentavos', COALESCE(due.centavos, 0), 'nextDueDay', due.next`

export const MEMBERSHIP_ROW = `json_build_object('id', s.id, ${COLUMNS}, 'lastPaidAt', last.at, 'lastPaidCentavos', last.centavos)`

/** The same columns as in MEMBERSHIP_ROW, for the single payment `p`. */
export const PAID_ROW = `json_build_object('id', p.id, ${COLUMNS}, 'lastPaidAt', p."paidAt", 'lastPaidCentavos', p."amountCentavos")`

export type MembershipRow = {
  id: number
  subscriptionId: number
  userId: number
  memberName: string
  email: string
  productName: string
  funnelName: string
  expiry: string | null
  status: SubscriptionStatus
  unenrolledAt: string | null
  dueCentavos: number
  nextDueDay: string | null
  lastPaidAt: string | null
  lastPaidCentavos: number | null
}

/**
 * The Manila day of the expiry. Null for a subscription that has not begun or is for life, which belongs to no range of
 * days.
 */
const expiryDayOf = (expiry: string | null): Day | null => {
  if (!expiry) return null
  const instant = new Date(expiry)
  return isLifetime(instant) ? null : dayOf(instant)
}

/** Adds the tab that `collectionBucket` assigns, with the rule and its inputs. */
export const withBucket = (row: MembershipRow, today: Day = manilaToday()) => {
  const { bucket, rule, inputs } = collectionBucket(
    {
      expiryDay: expiryDayOf(row.expiry),
      hasLeft: row.status === 'UNENROLLED',
    },
    today
  )
  return { ...row, bucket, rule, ...inputs }
}
