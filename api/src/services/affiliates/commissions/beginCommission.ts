import { bool, int, nullable, statement, text } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { normalizeMobile } from 'src/shared/accounts/contact'
import {
  valueForOrders,
  type Tier,
} from 'src/shared/marketing/affiliates/commission'

import { payoutKeyOf } from './payoutKey'

/** The rule of the day of the order: one of the affiliate, else one of the funnel, else one for all; the newest. */
const RULE_OF = statement(
  `
  SELECT r.id FROM "Attribution" a JOIN "Invoice" i ON i.id = a."invoiceId" JOIN "Subscription" s ON s.id = i."subscriptionId"
    JOIN "CommissionRule" r ON r."startsAt" <= a."createdAt" AND (r."endsAt" IS NULL OR r."endsAt" > a."createdAt")
      AND (r."affiliateId" IS NULL OR r."affiliateId" = a."affiliateId")
    CROSS JOIN LATERAL (
      SELECT count(*) > 0 AS "isNarrow", COALESCE(bool_or(f."funnelId" = s."funnelId"), false) AS fits
      FROM "CommissionRuleFunnel" f WHERE f."ruleId" = r.id
    ) f
  WHERE a.id = $1 AND (NOT f."isNarrow" OR f.fits)
  ORDER BY r."affiliateId" IS NULL, NOT f."isNarrow", r."startsAt" DESC, r.id DESC LIMIT 1`,
  { id: int }
)

/** How many clicks of a day count as a burst, and how many times as many as on a usual day of the week before. */
const BURST_CLICKS = 200
const BURST_TIMES = 10
const DEVICE_DAYS = 60

const SIGNS = statement(
  `
  WITH "order" AS (
    SELECT a."linkId", a."createdAt", i."userId" AS buyer, p."userId" AS affiliate, p."payoutKey",
      (a."createdAt" AT TIME ZONE 'Asia/Manila')::date AS day
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
        AND s."createdAt" > now() - interval '${DEVICE_DAYS} days' AND t."createdAt" > now() - interval '${DEVICE_DAYS} days'
    ) AS "isSameDevice",
    k.today AS "clicksToday", k.today >= ${BURST_CLICKS} AND k.today > ${BURST_TIMES} * k.before / 7 AS "isBurst"
  FROM "order" o CROSS JOIN clicks k LEFT JOIN "UserProfile" b ON b."userId" = o.buyer LEFT JOIN "UserProfile" m ON m."userId" = o.affiliate`,
  {
    mobile: nullable(text),
    payoutKey: text,
    isSameMobile: bool,
    isSameDevice: bool,
    clicksToday: int,
    isBurst: bool,
  }
)

/** Signs that the affiliate bought the order or drew its visitors by a program; a person decides what they mean. */
const signsOf = async (tx: Tx, id: number) => {
  const found = await SIGNS.one(tx, [id])
  const mobile = normalizeMobile(found.mobile ?? '')
  return [
    ...(found.isSameDevice ? [{ sign: 'SAME_DEVICE' }] : []),
    ...(found.isSameMobile ||
    (mobile !== '' && payoutKeyOf(mobile) === found.payoutKey)
      ? [{ sign: 'SAME_NUMBER' }]
      : []),
    ...(found.isBurst
      ? [{ sign: 'CLICK_BURST', clicks: found.clicksToday }]
      : []),
  ]
}

type Order = { id: number; affiliateId: number }

/**
 * Takes the rule of an order whose first money is approved, with the value of the affiliate's tier, and holds its
 * commission if there are signs of fraud. The affiliate is locked. Returns whether there is a rule.
 */
export const beginCommission = async (tx: Tx, { id, affiliateId }: Order) => {
  const found = await RULE_OF.first(tx, [id])
  if (!found) return false
  const rule = await tx.commissionRule.findUniqueOrThrow({
    where: { id: found.id },
  })
  const { paidOrders } = await tx.affiliateProfile.findUniqueOrThrow({
    where: { id: affiliateId },
    select: { paidOrders: true },
  })
  const signs = await signsOf(tx, id)
  await tx.attribution.update({
    where: { id },
    data: {
      ruleId: rule.id,
      ruleValue: valueForOrders(
        { value: rule.value, tiers: rule.tiers as Tier[] },
        paidOrders
      ),
      ...(signs.length > 0 && { holdStatus: 'WAITING', holdSigns: signs }),
    },
  })
  await tx.affiliateProfile.update({
    where: { id: affiliateId },
    data: { paidOrders: { increment: 1 } },
  })
  return true
}
