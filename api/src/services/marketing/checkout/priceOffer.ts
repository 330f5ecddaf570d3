import { AppError } from 'src/lib/errors'
import { instalmentsOf } from 'src/shared/billing/instalments'
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

/** The price and schedule of an offer by a payment term. No other code calculates a checkout's totals. */
export const priceOffer = (
  row: OfferRow,
  paymentTermId: string,
  coupon: AppliedCoupon | null
) => {
  const term = row.terms.find(({ id }) => id === paymentTermId)
  if (!term) throw new AppError('TERM_NOT_OFFERED')
  const price = priceOf({
    baseCentavos: row.priceOverrideCentavos ?? row.product.priceCentavos,
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
