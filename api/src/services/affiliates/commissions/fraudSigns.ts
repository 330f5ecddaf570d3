import {
  bool,
  int,
  manilaDay,
  nullable,
  statement,
  text,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { normalizeMobile } from 'src/shared/accounts/contact'
import type { FraudSign } from 'src/shared/marketing/affiliates/commission'

import { payoutKeysOf } from './payoutKey'

/** How many clicks of a day count as a burst, and how many times as many as on a usual day of the week before. */
const BURST_CLICKS = 200
const BURST_TIMES = 10
const DEVICE_DAYS = 60

const SIGNS = statement(
  `
  WITH "order" AS (
    SELECT a."linkId", a."invoiceId", i."userId" AS buyer, p."userId" AS affiliate, p."payoutKey",
      ${manilaDay('a."createdAt"')} AS day
    FROM "Attribution" a JOIN "Invoice" i ON i.id = a."invoiceId" JOIN "AffiliateProfile" p ON p.id = a."affiliateId" WHERE a.id = $1
  ), clicks AS (
    SELECT (SELECT count(*)::int FROM (SELECT FROM "AffiliateClick" c WHERE c."linkId" = o."linkId" AND c.day = o.day LIMIT 5000) c) AS today,
      (SELECT count(*)::int FROM (
        SELECT FROM "AffiliateClick" c WHERE c."linkId" = o."linkId" AND c.day >= o.day - 7 AND c.day < o.day LIMIT 5000) c) AS before
    FROM "order" o
  )
  SELECT b."mobileNumber" AS mobile, o."payoutKey", COALESCE(b."mobileNumber" <> '' AND b."mobileNumber" = m."mobileNumber", false) AS "isSameMobile",
    EXISTS (
      SELECT FROM "Session" s JOIN "Session" t ON t."userId" = o.affiliate AND t.ip = s.ip AND t."userAgent" = s."userAgent"
      WHERE s."userId" = o.buyer AND s."actorUserId" IS NULL AND t."actorUserId" IS NULL
        AND s."lastSeenAt" > now() - interval '${DEVICE_DAYS} days' AND t."lastSeenAt" > now() - interval '${DEVICE_DAYS} days'
    ) AS "isSameDevice",
    EXISTS (
      SELECT FROM "PaymentSchedule" e JOIN "PaymentAllocation" l ON l."scheduleId" = e.id JOIN "Payment" y ON y.id = l."paymentId"
      WHERE e."invoiceId" = o."invoiceId" AND y."approvedById" = o.affiliate
    ) AS "isOwnApproval",
    k.today AS "clicksToday", k.today >= ${BURST_CLICKS} AND k.today > ${BURST_TIMES} * k.before / 7 AS "isBurst"
  FROM "order" o CROSS JOIN clicks k LEFT JOIN "UserProfile" b ON b."userId" = o.buyer LEFT JOIN "UserProfile" m ON m."userId" = o.affiliate`,
  {
    mobile: nullable(text),
    payoutKey: text,
    isSameMobile: bool,
    isSameDevice: bool,
    isOwnApproval: bool,
    clicksToday: int,
    isBurst: bool,
  }
)

const signsOf = async (tx: Tx, id: number): Promise<FraudSign[]> => {
  const found = await SIGNS.one(tx, [id])
  const mobile = normalizeMobile(found.mobile ?? '')
  const isSameNumber =
    found.isSameMobile ||
    (mobile !== '' && payoutKeysOf(mobile).includes(found.payoutKey))
  return [
    ...(found.isSameDevice ? [{ sign: 'SAME_DEVICE' } as const] : []),
    ...(isSameNumber ? [{ sign: 'SAME_NUMBER' } as const] : []),
    ...(found.isOwnApproval ? [{ sign: 'OWN_APPROVAL' } as const] : []),
    ...(found.isBurst
      ? [{ sign: 'CLICK_BURST', clicks: found.clicksToday } as const]
      : []),
  ]
}

/**
 * Holds the commission of an order if there are signs that its affiliate bought or approved it, or drew its visitors by a
 * program. A person decides what they mean. Returns whether it is held.
 */
export const holdIfSuspicious = async (tx: Tx, id: number) => {
  const signs = await signsOf(tx, id)
  if (signs.length === 0) return false
  await tx.attribution.update({
    where: { id },
    data: { holdStatus: 'WAITING', holdSigns: signs },
  })
  return true
}
