import type { QueryResolvers } from 'types/graphql'

import { loadShownOffers } from 'src/services/marketing/checkout/loadOffer'
import { fullPrice } from 'src/services/marketing/checkout/priceOffer'
import { offerState } from 'src/shared/billing/offerState'
import {
  entitlement,
  valueForOrders,
} from 'src/shared/marketing/affiliates/commission'

import { ownAffiliate } from '../affiliates/requireAffiliate'

import { myCommissionRules } from './commissionRules'

type Rule = Awaited<ReturnType<typeof myCommissionRules>>[number]

/** The rule that beginCommission would take for an order of the funnel now. The rules come newest first. */
const ruleFor = (rules: Rule[], funnelId: string) => {
  const fits = ({ funnels }: Rule) => funnels.some(({ id }) => id === funnelId)
  return [
    rules.filter((rule) => rule.affiliateId !== null && fits(rule)),
    rules.filter(
      (rule) => rule.affiliateId !== null && rule.funnels.length === 0
    ),
    rules.filter(fits),
    rules.filter(({ funnels }) => funnels.length === 0),
  ].flat()[0]
}

/**
 * The earnings of one friend who pays the first open offer at once, by the rule of today; null without an offer or a
 * rule for it.
 */
export const commissionExample = (async () => {
  const now = new Date()
  const offer = (await loadShownOffers()).find(
    (row) => offerState(row, now) === 'OPEN' && fullPrice(row) > 0
  )
  const rule = offer && ruleFor(await myCommissionRules(), offer.id)
  if (!offer || !rule) return null
  const { paidOrders } = (await ownAffiliate()) ?? { paidOrders: 0 }
  const centavos = fullPrice(offer)
  const { entitledCentavos } = entitlement(
    { ...rule, value: valueForOrders(rule, paidOrders) },
    [{ seq: 1, priceCentavos: centavos, paidCentavos: centavos }]
  )
  return { productName: offer.product.name, earnedCentavos: entitledCentavos }
}) satisfies QueryResolvers['commissionExample']
