import { randomUUID } from 'node:crypto'

import type {
  Funnel,
  Invoice,
  PaymentTerm,
  Prisma,
  Product,
  Subscription,
} from '@prisma/client'

import { db } from 'src/lib/db'

import { insertRow, insertRows, relatedOf } from './insertRow'
import { buildAccessLevel, buildUser, draw } from './people'

export const buildPaymentTerm = (
  changes: Partial<Prisma.PaymentTermCreateInput> = {}
) => {
  const name = `term-${draw()}`
  return insertRow<PaymentTerm>('PaymentTerm', {
    id: name,
    name,
    label: name,
    ...changes,
  })
}

export const buildProduct = (
  changes: Partial<Prisma.ProductCreateInput> = {}
) => {
  const slug = `product-${draw()}`
  return insertRow<Product>('Product', {
    name: slug,
    slug,
    priceCentavos: 300_000,
    ...changes,
  })
}

type FunnelParts = Partial<Prisma.FunnelUncheckedCreateInput> & {
  priceCentavos?: number
  termIds?: string[]
}

/** A published funnel for ₱3,000, payable at once or in three months, that makes its buyers members. */
export const buildFunnel = async ({
  priceCentavos = 300_000,
  termIds,
  ...changes
}: FunnelParts = {}) => {
  await buildAccessLevel('member')
  const product = await buildProduct({ priceCentavos })
  const terms = termIds ?? [
    (await buildPaymentTerm()).id,
    (await buildPaymentTerm({ installments: 3 })).id,
  ]
  const slug = `funnel-${draw()}`
  const funnel = await insertRow<Funnel>('Funnel', {
    id: randomUUID(),
    name: slug,
    slug,
    productId: product.id,
    status: 'PUBLISHED',
    validityByDays: 365,
    ...changes,
  })
  const { id } = funnel
  await insertRows(
    'FunnelPaymentTerm',
    terms.map((paymentTermId, position) => ({
      funnelId: id,
      paymentTermId,
      position,
    }))
  )
  await insertRow('FunnelAccessLevel', {
    funnelId: id,
    accessLevelId: 'member',
  })
  const data = relatedOf('Funnel', changes)
  if (data) await db.funnel.update({ where: { id }, data })
  return {
    ...funnel,
    product,
    oneTimeId: terms[0],
    monthlyId: terms[1] ?? terms[0],
  }
}

type InvoiceParts = {
  userId?: number
  status?: Prisma.SubscriptionUncheckedCreateInput['status']
  pricesCentavos?: number[]
  firstDay?: string
}

/** A pending subscription with its invoice, with one entry per price, a month apart. */
export const buildInvoice = async ({
  userId,
  status = 'PENDING',
  pricesCentavos = [100_000],
  firstDay = '2026-11-20',
}: InvoiceParts = {}) => {
  const funnel = await buildFunnel()
  const ownerId = userId ?? (await buildUser()).id
  const subscription = await insertRow<Subscription>('Subscription', {
    userId: ownerId,
    funnelId: funnel.id,
    productId: funnel.productId,
    paymentTermId: funnel.oneTimeId,
    source: 'CHECKOUT',
    status,
    validityByDays: 365,
  })
  const totalCentavos = pricesCentavos.reduce((sum, price) => sum + price, 0)
  const first = new Date(`${firstDay}T00:00:00Z`)
  const { id } = await insertRow<Invoice>('Invoice', {
    number: `INV-TEST-${draw()}`,
    userId: ownerId,
    subscriptionId: subscription.id,
    subtotalCentavos: totalCentavos,
    totalCentavos,
  })
  await insertRows(
    'PaymentSchedule',
    pricesCentavos.map((priceCentavos, index) => ({
      invoiceId: id,
      seq: index + 1,
      priceCentavos,
      scheduleDate: new Date(
        Date.UTC(
          first.getUTCFullYear(),
          first.getUTCMonth() + index,
          first.getUTCDate()
        )
      ),
    }))
  )
  return db.invoice.findUniqueOrThrow({
    where: { id },
    include: { schedules: { orderBy: { seq: 'asc' } }, subscription: true },
  })
}

/** The first approval with which a bill waits, as staff see it; null if it has none. */
export const shownApproval = async (scheduleId: number) =>
  (
    await db.paymentApproval.findFirst({
      where: { scheduleId, status: 'WAITING' },
    })
  )?.id ?? null

export const buildCoupon = (
  funnelId: string,
  changes: Partial<Prisma.CouponUncheckedCreateInput> = {}
) =>
  db.coupon.create({
    data: {
      funnelId,
      code: `CODE${draw()}`,
      discountType: 'PERCENT',
      percent: 10,
      ...changes,
    },
  })

/** The screenshot of a proof. */
export const buildFile = (ownerId: number) => {
  const key = String(draw()).padStart(32, '0')
  return db.storedFile.create({
    data: {
      storageKey: key,
      name: 'gcash.png',
      extension: 'png',
      mime: 'image/png',
      size: 10,
      sha256: key,
      ownerId,
    },
  })
}

export const buildBatch = (
  changes: Partial<Prisma.BatchUncheckedCreateInput> = {}
) => {
  const number = 1_000 + draw()
  return db.batch.create({
    data: {
      number,
      name: `Batch ${number}`,
      launchFrom: new Date('2026-10-01'),
      launchTo: new Date('2027-01-01'),
      ...changes,
    },
  })
}
