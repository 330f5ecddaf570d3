import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { AppError, found } from 'src/lib/errors'
import { isForTerm } from 'src/shared/billing/coupon'
import { firstAndNext } from 'src/shared/billing/instalments'

import { findCoupon, type CouponUse, type FoundCoupon } from './findCoupon'
import { hideCouponReason } from './hideCouponReason'
import { holdCoupon, releaseCoupon } from './holdCoupon'
import { loadOffer, type OfferRow } from './loadOffer'
import { isOrderKey } from './orderKey'
import { ownsCourses } from './ownsCourses'
import { fullPrice, priceOffer, type AppliedCoupon } from './priceOffer'

/** The payments by each term, for comparison. A coupon lowers only those of the terms that it applies to. */
const paymentsByTerm = (row: OfferRow, applied: AppliedCoupon) =>
  row.terms.map(({ id }) => {
    const applies = isForTerm(applied.coupon?.paymentTermIds ?? [], id)
    const { totalCentavos, instalments } = priceOffer(
      row,
      id,
      applies ? applied : null
    )
    return { id, totalCentavos, ...firstAndNext(instalments) }
  })

export const withoutCoupon = { coupon: null, discount: null, refusal: null }

const couponOf = async (
  row: OfferRow,
  use: CouponUse & { ip: string | undefined }
): Promise<FoundCoupon | typeof withoutCoupon> => {
  const { orderKey, code, termId } = use
  if (!code.trim()) {
    if (orderKey) await releaseCoupon(orderKey)
    return withoutCoupon
  }
  const amountOffBy = (found: FoundCoupon) =>
    priceOffer(row, termId, found).discountCentavos
  // A visitor reserves nothing: a reservation needs an account, and each person has one.
  return orderKey && use.buyer
    ? holdCoupon({ ...use, orderKey }, amountOffBy)
    : findCoupon(use)
}

/** The price and schedule by a payment term, and the totals by the others. */
export const asQuote = (
  row: OfferRow,
  paymentTermId: string,
  applied: AppliedCoupon
) => {
  const { trace, ...price } = priceOffer(row, paymentTermId, applied)
  return {
    ...price,
    trace: trace.map(({ rule, inputs, resultCentavos }) => ({
      rule,
      inputs,
      result: resultCentavos,
    })),
    terms: paymentsByTerm(row, applied),
  }
}

/**
 * The complete price and schedule before the order. A refused coupon is returned with its reason and changes nothing.
 * An accepted coupon is reserved for a signed-in buyer if the checkout's key is given.
 */
export const quote = (async ({
  funnelId,
  paymentTermId,
  couponCode,
  orderKey,
}) => {
  const { currentUser, visitor } = context
  if (orderKey != null && !isOrderKey(orderKey)) throw new AppError('INVALID')
  const row = found(await loadOffer({ id: funnelId }))
  if (['DRAFT', 'ARCHIVED'].includes(row.status))
    throw new AppError('NOT_FOUND')
  const applied = await couponOf(row, {
    ip: visitor?.ip,
    orderKey,
    funnelId,
    code: couponCode ?? '',
    termId: paymentTermId,
    baseCentavos: fullPrice(row),
    isRenewal: row.renewalOfFunnelId !== null,
    buyer: currentUser
      ? { id: currentUser.id, email: currentUser.email }
      : null,
  })

  return {
    ...asQuote(row, paymentTermId, applied),
    couponRefusal: applied.refusal && (await hideCouponReason(applied.refusal)),
    ownsCourses: currentUser
      ? await ownsCourses(currentUser.id, row.productId)
      : false,
  }
}) satisfies QueryResolvers['quote']
