import { createHash } from 'node:crypto'

import type {
  MutationResolvers,
  OrderStatus,
  PlaceOrderInput,
} from 'types/graphql'

import { statementEmail } from 'src/emails/statementEmail'
import { currentUser } from 'src/lib/auth'
import { bool, statement } from 'src/lib/database/sql'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import { viewerLang } from 'src/lib/translations'
import { attributeOrder } from 'src/services/affiliates/attributions/attributeOrder'
import { moneyLock } from 'src/services/billing/credit/credit'
import { activateSubscription } from 'src/services/billing/subscriptions/activateSubscription'
import { fullName } from 'src/shared/accounts/fullName'
import { offerRefusal, offerState } from 'src/shared/billing/offerState'
import { isErrorCode } from 'src/shared/errors'

import { findCoupon } from './findCoupon'
import { hideCouponReason } from './hideCouponReason'
import { loadOrderedOffer, lockOffer, type OfferRow } from './loadOffer'
import { isOrderKey } from './orderKey'
import { fullPrice, priceOffer } from './priceOffer'
import { requireOthersOffer } from './requireOthersOffer'
import { writeOrder } from './writeOrder'

type Buyer = { id: number; email: string; firstName: string; name: string }

const fingerprint = (input: PlaceOrderInput, userId: number) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        userId,
        input.funnelId,
        input.paymentTermId,
        input.couponCode?.trim().toUpperCase() ?? '',
        input.totalCentavos,
      ])
    )
    .digest('hex')

const asAnswer = (
  order: { id: number; status: OrderStatus },
  invoice: { id: number; number: string; totalCentavos: number },
  thankYouUrl: string | null
) => ({
  id: order.id,
  status: order.status,
  invoiceId: invoice.id,
  invoiceNumber: invoice.number,
  totalCentavos: invoice.totalCentavos,
  thankYouUrl,
})

/** The order that a key has already placed: a repeated request gets the same answer. */
const placedOrder = async (tx: Tx, key: string, requestHash: string) => {
  const order = await tx.order.findUniqueOrThrow({
    where: { key },
    include: { invoice: true, funnel: { select: { thankYouUrl: true } } },
  })
  if (order.requestHash !== requestHash)
    throw new AppError('IDEMPOTENCY_MISMATCH')
  return asAnswer(order, found(order.invoice), order.funnel.thankYouUrl)
}

const couponFor = async (
  tx: Tx,
  row: OfferRow,
  { key, couponCode, paymentTermId }: PlaceOrderInput,
  buyer: Buyer
) => {
  if (!couponCode?.trim()) return null
  const coupon = await findCoupon(
    {
      orderKey: key,
      funnelId: row.id,
      code: couponCode,
      termId: paymentTermId,
      baseCentavos: fullPrice(row),
      isRenewal: row.renewalOfFunnelId !== null,
      buyer,
    },
    tx
  )
  if (coupon.refusal) throw new AppError(coupon.refusal)
  return coupon
}

const couponRefusalIn = (error: unknown) => {
  const { code } = (error as AppError | undefined)?.extensions ?? {}
  return isErrorCode(code) && code.startsWith('COUPON_') ? code : null
}

/** Locks the buyer's money: otherwise two concurrent first orders would both count as those of a new customer. */
const BEFORE = statement(
  `
  SELECT EXISTS (SELECT FROM "Order" WHERE key = $1) AS "isPlaced",
    EXISTS (SELECT FROM "Subscription" WHERE "userId" = $2 AND "funnelId" = $3 AND status = 'PENDING') AS "isWaiting"
  FROM (SELECT ${moneyLock('$2')}) money`,
  { isPlaced: bool, isWaiting: bool }
)

const place = async (tx: Tx, input: PlaceOrderInput, buyer: Buyer) => {
  const requestHash = fingerprint(input, buyer.id)
  // A further order of an offer that waits to be paid needs no lock of the offer, for which other buyers would wait.
  const { isPlaced, isWaiting } = await BEFORE.one(tx, [
    input.key,
    buyer.id,
    input.funnelId,
  ])
  if (isWaiting && !isPlaced) throw new AppError('ALREADY_SUBSCRIBED')

  if (isPlaced) return placedOrder(tx, input.key, requestHash)
  await lockOffer(tx, input.funnelId, input.couponCode)
  const row = found(await loadOrderedOffer(tx, input.funnelId, input.key))
  // Read under the lock, so that the second of two requests sees the order of the first.
  if (row.isPlaced) return placedOrder(tx, input.key, requestHash)

  const refusal = offerRefusal(offerState(row, new Date()))
  if (refusal) throw new AppError(refusal)

  const coupon = await couponFor(tx, row, input, buyer)
  const price = priceOffer(row, input.paymentTermId, coupon)
  if (price.totalCentavos !== input.totalCentavos)
    throw new AppError('PRICE_CHANGED')

  const { order, invoice, subscriptionId } = await writeOrder(tx, {
    key: input.key,
    requestHash,
    row,
    buyer,
    paymentTermId: input.paymentTermId,
    coupon: coupon?.coupon ?? null,
    price,
  })
  await attributeOrder(tx, {
    invoiceId: invoice.id,
    buyer,
    couponId: coupon?.coupon?.id ?? null,
    code: input.affCode,
    slug: row.slug,
  })
  const isFree = price.totalCentavos === 0
  if (isFree) {
    await requireOthersOffer(tx, {
      buyerId: buyer.id,
      funnelId: row.id,
      productId: row.productId,
      couponId: coupon?.coupon?.id ?? null,
    })
    await activateSubscription(tx, subscriptionId)
  }
  await logInfo(tx, {
    action: isFree ? 'order.enrolled' : 'order.placed',
    entity: 'Order',
    entityId: order.id,
    after: { invoice: invoice.number, totalCentavos: price.totalCentavos },
  })
  await queueMail(
    tx,
    buyer.email,
    statementEmail({
      lang: viewerLang(),
      firstName: buyer.firstName,
      productName: row.product.name,
      invoiceNumber: invoice.number,
      accounts: isFree ? [] : row.accounts,
      ...price,
    })
  )
  return asAnswer(order, invoice, row.thankYouUrl)
}

/**
 * Places an order: invoice, schedule and pending subscription (active at once if nothing is to be paid). A repeated
 * request with the same key places no second order. The price is calculated again here; the total that the page showed
 * must match it.
 * @throws FUNNEL_CLOSED, FUNNEL_FULL, COUPON_…, TERM_NOT_OFFERED, PRICE_CHANGED, ALREADY_SUBSCRIBED,
 * IDEMPOTENCY_MISMATCH; PAYMENT_OWN for a free order of staff who changed the offer
 */
export const placeOrder = (async ({ input }) => {
  if (!isOrderKey(input.key)) throw new AppError('INVALID')
  const viewer = currentUser()
  const { id, email, firstName } = viewer
  const buyer = { id, email, firstName, name: fullName(viewer) }
  try {
    return await inTransaction((tx) => place(tx, input, buyer))
  } catch (error) {
    if (isUniqueViolation(error, 'funnelId'))
      throw new AppError('ALREADY_SUBSCRIBED')
    const code = couponRefusalIn(error)
    throw code ? new AppError(await hideCouponReason(code)) : error
  }
}) satisfies MutationResolvers['placeOrder']
