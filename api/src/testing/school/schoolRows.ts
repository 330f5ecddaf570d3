// Turns planned members into rows with ids and numbers. Bills are numbered by their time of issue, receipts by their
// time of payment.
import type { Prisma } from '@prisma/client'

import { dateColumnOf, dayOf } from 'src/shared/manilaTime'

import type { PlannedMember } from './planMember'
import type { PlannedEntry } from './planPayments'
import type { PlannedPurchase } from './planPurchase'

export type FirstIds = Record<
  | 'user'
  | 'subscription'
  | 'order'
  | 'redemption'
  | 'invoice'
  | 'payment'
  | 'schedule',
  number
>

export type SchoolRows = {
  users: Prisma.UserCreateManyInput[]
  subscriptions: Prisma.SubscriptionCreateManyInput[]
  orders: Prisma.OrderCreateManyInput[]
  redemptions: Prisma.CouponRedemptionCreateManyInput[]
  invoices: Prisma.InvoiceCreateManyInput[]
  payments: Prisma.PaymentCreateManyInput[]
  schedules: Prisma.PaymentScheduleCreateManyInput[]
  allocations: Prisma.PaymentAllocationCreateManyInput[]
}

export const emailOf = (number: number) => `school-${number}@example.com`

const userRow = (
  { number, firstName, lastName, joinedAt }: PlannedMember,
  id: number
) => ({
  id,
  email: emailOf(number),
  slug: `school-${number}`,
  tribeId: `SCHOOL-${number}`,
  firstName,
  lastName,
  // These users never sign in.
  hashedPassword: 'none',
  salt: 'none',
  createdAt: joinedAt,
})

/** The second purchase renews the first. */
const renewedAt = ({ purchases }: PlannedMember, purchase: PlannedPurchase) =>
  purchase === purchases[0] ? purchases[1]?.startsAt : null

const statusOf = (member: PlannedMember, purchase: PlannedPurchase) => {
  if (!purchase.startsAt) return 'PENDING' as const
  if (member.unenrolledAt) return 'UNENROLLED' as const
  return renewedAt(member, purchase)
    ? ('SUPERSEDED' as const)
    : ('ACTIVE' as const)
}

/** An unenrolled member pays no more: the entries that are unpaid when the member leaves are cancelled. */
const entryUntil = (entry: PlannedEntry, leavesAt: Date | null) => {
  if (!leavesAt) return { ...entry, cancelledAt: null }
  const payments = entry.payments.filter(({ paidAt }) => paidAt < leavesAt)
  const isPaid = payments.at(-1)?.kind === 'PAYMENT'
  return {
    ...entry,
    payments,
    isPaid,
    waivedAt: null,
    cancelledAt: isPaid ? null : leavesAt,
  }
}

export const schoolRows = (
  members: PlannedMember[],
  first: FirstIds,
  approvedById: number | null
): SchoolRows => {
  const rows: SchoolRows = {
    users: [],
    subscriptions: [],
    orders: [],
    redemptions: [],
    invoices: [],
    payments: [],
    schedules: [],
    allocations: [],
  }
  const idOf = (kind: keyof FirstIds, list: unknown[]) =>
    first[kind] + list.length

  const addPayments = (
    entry: PlannedEntry,
    scheduleId: number,
    userId: number
  ) => {
    let paidId = 0
    for (const { kind, ...payment } of entry.payments) {
      const id = idOf('payment', rows.payments)
      const isReversal = kind === 'REVERSAL'
      rows.payments.push({
        id,
        userId,
        kind,
        ...payment,
        approvedById,
        referenceNo: payment.platform === 'cash' ? null : `SCHOOL${id}`,
        createdAt: payment.paidAt,
        ...(isReversal && { reversesId: paidId, note: 'Bounced' }),
      })
      rows.allocations.push({
        paymentId: id,
        scheduleId,
        amountCentavos: payment.amountCentavos,
        createdAt: payment.paidAt,
      })
      if (!isReversal) paidId = id
    }
    return paidId
  }

  const addEntry = (
    planned: PlannedEntry,
    leavesAt: Date | null,
    invoiceId: number,
    userId: number
  ) => {
    const entry = entryUntil(planned, leavesAt)
    const id = idOf('schedule', rows.schedules)
    const paidId = addPayments(entry, id, userId)
    rows.schedules.push({
      id,
      invoiceId,
      seq: entry.seq,
      priceCentavos: entry.priceCentavos,
      scheduleDate: dateColumnOf(entry.scheduleDate),
      waivedAt: entry.waivedAt,
      waiveReason: entry.waivedAt && 'Hardship',
      cancelledAt: entry.cancelledAt,
      ...(entry.isPaid && {
        transactionId: paidId,
        paidCentavos: entry.priceCentavos,
        paymentPlatform: entry.payments.at(-1)!.platform,
        externalInvoiceId: 'N/A',
      }),
    })
  }

  const addPurchase = (
    member: PlannedMember,
    purchase: PlannedPurchase,
    userId: number
  ) => {
    const { funnel, term, coupon, orderedAt, price } = purchase
    const subscriptionId = idOf('subscription', rows.subscriptions)
    const isRenewal = purchase !== member.purchases[0]
    const status = statusOf(member, purchase)
    rows.subscriptions.push({
      id: subscriptionId,
      userId,
      funnelId: funnel.id,
      productId: funnel.productId,
      paymentTermId: term.id,
      batchId: purchase.batchId,
      source: purchase.source,
      status,
      validityByDays: funnel.validityByDays,
      startByDays: funnel.startByDays,
      startsAt: purchase.startsAt,
      expiry: purchase.expiry,
      ...(status === 'UNENROLLED' && {
        unenrolledAt: member.unenrolledAt,
        unenrolReason: 'Asked to leave',
      }),
      ...(status === 'SUPERSEDED' && {
        supersededOn: dateColumnOf(dayOf(renewedAt(member, purchase)!)),
      }),
      ...(isRenewal && { renewedFromId: subscriptionId - 1 }),
      createdAt: orderedAt,
    })
    const key = `school-order-${subscriptionId}`
    const orderId = idOf('order', rows.orders)
    if (purchase.source === 'CHECKOUT')
      rows.orders.push({
        id: orderId,
        key,
        requestHash: 'school',
        funnelId: funnel.id,
        userId,
        createdAt: orderedAt,
      })
    const redemptionId = idOf('redemption', rows.redemptions)
    if (coupon)
      rows.redemptions.push({
        id: redemptionId,
        couponId: coupon.id,
        orderKey: key,
        email: emailOf(member.number),
        userId,
        amountOffCentavos: price.discountCentavos,
        status: 'REDEEMED',
        reservedUntil: orderedAt,
        createdAt: orderedAt,
      })
    const invoiceId = idOf('invoice', rows.invoices)
    rows.invoices.push({
      id: invoiceId,
      number: '',
      userId,
      subscriptionId,
      orderId: purchase.source === 'CHECKOUT' ? orderId : null,
      couponRedemptionId: coupon ? redemptionId : null,
      subtotalCentavos: price.baseCentavos,
      discountCentavos: price.discountCentavos,
      surchargeCentavos: price.surchargeCentavos,
      totalCentavos: price.totalCentavos,
      priceTrace: price.trace,
      issuedAt: orderedAt,
      createdAt: orderedAt,
    })
    for (const entry of purchase.entries)
      addEntry(entry, member.unenrolledAt, invoiceId, userId)
  }

  for (const member of members) {
    const userId = idOf('user', rows.users)
    rows.users.push(userRow(member, userId))
    for (const purchase of member.purchases)
      addPurchase(member, purchase, userId)
  }
  return rows
}
