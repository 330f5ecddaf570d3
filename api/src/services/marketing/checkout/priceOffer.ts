import { AppError } from 'src/lib/errors'
import { instalmentsOf, monthlyCentavos } from 'src/shared/billing/instalments'
import { surchargeOf, termOf } from 'src/shared/billing/paymentTerm'
import { priceOf } from 'src/shared/billing/price'
import { addDays, manilaToday } from 'src/shared/manilaTime'

import type { FoundCoupon } from './findCoupon'
import type { OfferRow } from './loadOffer'

export type AppliedCoupon = Pick<FoundCoupon, 'discount'> & {
  coupon: {
    spread: 'FIRST_ONLY' | 'PRORATED'
    paymentTermIds: string[]
  } | null
}

/** The parts of an offer that decide on its price. */
type PricedRow = Pick<
  OfferRow,
  'terms' | 'startByDays' | 'priceOverrideCentavos' | 'product'
>

/** The full price of an offer in centavos, before coupons and surcharges. */
export const fullPrice = ({ priceOverrideCentavos, product }: PricedRow) =>
  priceOverrideCentavos ?? product.priceCentavos

/** The price and schedule of an offer by a payment term. No other code calculates a checkout's totals. */
export const priceOffer = (
  row: PricedRow,
  paymentTermId: string,
  coupon: AppliedCoupon | null
) => {
  const term = row.terms.find(({ id }) => id === paymentTermId)
  if (!term) throw new AppError('TERM_NOT_OFFERED')
  const price = priceOf({
    baseCentavos: fullPrice(row),
    discount: coupon?.discount,
    surcharge: surchargeOf(term),
  })
  const instalments = instalmentsOf({
    totalCentavos: price.totalCentavos,
    term: termOf(term),
    startDay: addDays(manilaToday(), row.startByDays),
    offFirstCentavos:
      coupon?.coupon?.spread === 'FIRST_ONLY' ? price.discountCentavos : 0,
  })
  return { ...price, instalments }
}

/** The full price of an offer by each of its payment terms, in their order. */
export const pricedTerms = (row: PricedRow) =>
  row.terms.map((term) => ({ term, ...priceOffer(row, term.id, null) }))

/** The fewest pesos a month for which an offer can be had, in centavos; null without a plan in equal months. */
export const lowestMonthly = (priced: ReturnType<typeof pricedTerms>) => {
  const plans = priced.flatMap(
    ({ term, instalments }) => monthlyCentavos(termOf(term), instalments) ?? []
  )
  return plans.length > 0 ? Math.min(...plans) : null
}
