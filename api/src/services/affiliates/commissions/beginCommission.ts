import { int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import {
  valueForOrders,
  type Tier,
} from 'src/shared/marketing/affiliates/commission'

/** The newest rule on the day of the order: the affiliate's rule, else the funnel's, else the rule for all. */
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

type Order = { id: number; affiliateId: number }

/**
 * Takes the rule of an order whose first money is approved, with the value of the affiliate's tier. The affiliate is
 * locked. Returns whether there is a rule.
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
  await tx.attribution.update({
    where: { id },
    data: {
      ruleId: rule.id,
      ruleValue: valueForOrders(
        { value: rule.value, tiers: rule.tiers as Tier[] },
        paidOrders
      ),
    },
  })
  await tx.affiliateProfile.update({
    where: { id: affiliateId },
    data: { paidOrders: { increment: 1 } },
  })
  return true
}
