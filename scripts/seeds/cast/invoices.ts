import type { Tx } from 'api/src/lib/db'
import {
  documentNumber,
  yearOf,
} from 'api/src/services/billing/payments/documentNumber'
import {
  instalmentsOf,
  type Instalment,
} from 'api/src/shared/billing/instalments'
import { termOf } from 'api/src/shared/billing/paymentTerm'
import type { priceOf } from 'api/src/shared/billing/price'
import { addDays, dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'

import type { Planned } from './shop'
import { daysAgo } from './time'

type Bill = {
  subscriptionId: number
  price: ReturnType<typeof priceOf>
  orderedAt: Date
}

/** Order, redeemed coupon, invoice with the next number, and its schedule. */
export const writeInvoice = async (tx: Tx, planned: Planned, bill: Bill) => {
  const { userId, purchase, orderDay } = planned
  const { subscriptionId, price, orderedAt } = bill
  const key = `seed-order-${subscriptionId}`
  return tx.invoice.create({
    data: {
      number: await documentNumber(tx, 'INVOICE', yearOf(orderDay)),
      userId,
      subscriptionId,
      orderId: await writeOrder(tx, planned, key, bill),
      couponRedemptionId: await redeemCoupon(tx, planned, key, bill),
      subtotalCentavos: price.baseCentavos,
      discountCentavos: price.discountCentavos,
      surchargeCentavos: price.surchargeCentavos,
      totalCentavos: price.totalCentavos,
      priceTrace: price.trace,
      issuedAt: orderedAt,
      createdAt: orderedAt,
      ...(purchase.voided && {
        voidedAt: daysAgo(purchase.voided.daysAgo),
        voidReason: purchase.voided.reason,
      }),
      schedules: {
        create: entriesOf(planned, price.totalCentavos).map((entry) =>
          entryRow(entry, planned, orderedAt)
        ),
      },
    },
    include: { schedules: { orderBy: { seq: 'asc' } } },
  })
}

const writeOrder = async (
  tx: Tx,
  { userId, purchase, funnel }: Planned,
  key: string,
  { price, orderedAt }: Bill
) => {
  if (purchase.source && purchase.source !== 'CHECKOUT') return null
  const isFree = price.totalCentavos === 0
  const { id } = await tx.order.create({
    data: {
      key,
      requestHash: 'seed',
      funnelId: funnel.id,
      userId,
      status: purchase.voided ? 'CANCELLED' : isFree ? 'ENROLLED' : 'PLACED',
      createdAt: orderedAt,
    },
  })
  return id
}

const redeemCoupon = async (
  tx: Tx,
  { userId, purchase, coupon }: Planned,
  orderKey: string,
  { price, orderedAt }: Bill
) => {
  if (!coupon) return null
  const { id } = await tx.couponRedemption.create({
    data: {
      couponId: coupon.id,
      orderKey,
      email: purchase.email,
      userId,
      amountOffCentavos: price.discountCentavos,
      status: 'REDEEMED',
      reservedUntil: orderedAt,
      createdAt: orderedAt,
    },
  })
  return id
}

/** The entries on the days of the payment term; `nextDueIn` moves the first unpaid entry. */
const entriesOf = (
  { purchase, funnel, term, orderDay }: Planned,
  totalCentavos: number
) => {
  const { paid = 0, nextDueIn } = purchase
  const entries = instalmentsOf({
    totalCentavos,
    term: termOf(term),
    startDay: addDays(orderDay, funnel.startByDays),
  })
  if (nextDueIn === undefined) return entries
  const nextDay = addDays(manilaToday(), nextDueIn)
  return entries.map((entry, index) =>
    index === paid ? { ...entry, scheduleDate: nextDay } : entry
  )
}

const entryRow = (
  { seq, priceCentavos, scheduleDate }: Instalment,
  { purchase: { voided, waived, ended, paid }, term }: Planned,
  createdAt: Date
) => ({
  seq,
  priceCentavos,
  scheduleDate: dateColumnOf(scheduleDate),
  createdAt,
  ...(voided && { cancelledAt: daysAgo(voided.daysAgo) }),
  // Unenrolled people owe no more.
  ...(ended?.status === 'UNENROLLED' &&
    paid !== undefined &&
    seq > paid && { cancelledAt: daysAgo(ended.daysAgo) }),
  ...(waived &&
    seq === term.installments && {
      waivedAt: daysAgo(waived.daysAgo),
      waiveReason: waived.reason,
    }),
})
