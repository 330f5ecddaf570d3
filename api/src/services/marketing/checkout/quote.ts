import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { AppError, found } from 'src/lib/errors'
import { withinLimit } from 'src/lib/rateLimit'
import { instalmentsOf } from 'src/shared/billing/instalments'
import { surchargeOf, termOf } from 'src/shared/billing/paymentTerm'
import { priceOf, type Discount } from 'src/shared/billing/price'
import type { ErrorCode } from 'src/shared/errors'
import { addDays, manilaToday } from 'src/shared/manilaTime'

import { findCoupon } from './findCoupon'
import { loadOffer, type OfferRow } from './loadOffer'

const WRONG_CODES = { limit: 5, seconds: 10 * 60 }

/** What an offer costs by a term, and when: the one place where a checkout's sums are made. */
export const priceOffer = (
  row: OfferRow,
  paymentTermId: string,
  discount: Discount | null
) => {
  const term = row.terms.find(({ id }) => id === paymentTermId)
  if (!term) throw new AppError('TERM_NOT_OFFERED')
  const price = priceOf({
    baseCentavos: row.priceOverrideCentavos ?? row.product.priceCentavos,
    discount,
    surcharge: surchargeOf(term),
  })
  const instalments = instalmentsOf({
    totalCentavos: price.totalCentavos,
    term: termOf(term),
    startDay: addDays(manilaToday(), row.startByDays),
  })
  return { ...price, instalments }
}

// After five wrong codes in ten minutes the answer no longer says what is wrong with one.
const tellable = async (refusal: ErrorCode | null) => {
  if (!refusal) return null
  const isPatient = await withinLimit(
    `coupon:${context.visitor?.ip}`,
    WRONG_CODES
  )
  return isPatient ? refusal : 'COUPON_UNKNOWN'
}

/** The whole price and schedule before anybody agrees to anything; a refused coupon says why and costs nothing. */
export const quote = (async ({ funnelId, paymentTermId, couponCode }) => {
  const row = found(await loadOffer({ id: funnelId }))
  if (['DRAFT', 'ARCHIVED'].includes(row.status))
    throw new AppError('NOT_FOUND')
  const { currentUser } = context
  const { discount, refusal } = couponCode?.trim()
    ? await findCoupon({
        funnelId,
        code: couponCode,
        termId: paymentTermId,
        baseCentavos: row.priceOverrideCentavos ?? row.product.priceCentavos,
        isRenewal: row.renewalOfFunnelId !== null,
        buyer: currentUser
          ? { id: currentUser.id, email: currentUser.email }
          : null,
      })
    : { discount: null, refusal: null }

  const { trace, ...price } = priceOffer(row, paymentTermId, discount)
  return {
    ...price,
    trace: trace.map(({ rule, inputs, resultCentavos }) => ({
      rule,
      inputs,
      result: resultCentavos,
    })),
    couponRefusal: await tellable(refusal),
  }
}) satisfies QueryResolvers['quote']
