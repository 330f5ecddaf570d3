import type { Prisma } from '@prisma/client'
import { db } from 'api/src/lib/db'
import {
  addDays,
  dateColumnOf,
  manilaToday,
  startOfDay,
} from 'api/src/shared/manilaTime'

import { daysAgo } from './cast/time'
import { coupons, type NewCoupon } from './content/coupons'
import { funnels, type NewFunnel } from './content/funnels'
import { landingPages, redirectRules } from './content/landingPages'
import { products, type NewProduct } from './content/products'
import { both, richText, type Both } from './content/text'
import { waitlist } from './content/waitlist'
import { count, countAdded } from './count'
import { seedForms } from './forms'
import { seedLandingPages, seedRedirectRules } from './landingPages'
import { seedSalesProof } from './salesProof'

export const marketing = async (isDemo: boolean) => {
  const { added, total } = await seedForms(isDemo)
  const forms = countAdded(total, added, 'form')
  if (!isDemo) return `${forms}, no demo products`
  const newProducts = await seedProducts()
  const newFunnels = await seedFunnels()
  const newCoupons = await seedCoupons()
  await seedVisitors()
  const waiting = await seedWaitlist()
  const newPages = await seedLandingPages()
  const shown = await seedSalesProof()
  const newRules = await seedRedirectRules()
  return [
    countAdded(products.length, newProducts, 'product'),
    countAdded(funnels.length, newFunnels, 'funnel'),
    countAdded(coupons.length, newCoupons, 'coupon'),
    countAdded(
      waitlist.length,
      waiting,
      'waiting list entry',
      'waiting list entries'
    ),
    countAdded(landingPages.length, newPages, 'landing page'),
    countAdded(redirectRules.length, newRules, 'redirect rule'),
    ...(shown
      ? [count(shown, 'person on sales pages', 'people on sales pages')]
      : []),
    forms,
  ].join(', ')
}

const seedProducts = async () => {
  const known = await db.product.findMany({ select: { slug: true } })
  const slugs = new Set(known.map(({ slug }) => slug))
  const missing = products.filter(({ slug }) => !slugs.has(slug))
  if (missing.length === 0) return 0

  const courses = await db.course.findMany({ select: { id: true, slug: true } })
  const idOf = new Map(courses.map(({ id, slug }) => [slug, id]))
  for (const product of missing)
    await db.product.create({ data: newProduct(product, idOf) })
  return missing.length
}

const newProduct = (
  product: NewProduct,
  courseIds: Map<string, number>
): Prisma.ProductUncheckedCreateInput => ({
  slug: product.slug,
  ...both({ name: product.name, description: rich(product.description) }),
  priceCentavos: product.priceCentavos,
  type: product.type,
  status: product.status ?? 'ACTIVE',
  coverUrl: `/covers/${product.cover ?? product.slug}.svg`,
  createdAt: daysAgo(560 - products.indexOf(product) * 40),
  courses: {
    create: product.courses
      .flatMap((slug) => courseIds.get(slug) ?? [])
      .map((courseId) => ({ courseId })),
  },
})

const rich = ([en, fil]: Both): Both => [richText(en), richText(fil)]

/** Finds funnels by id, so that one whose address was changed is not created again. */
const seedFunnels = async () => {
  const [known, slugs] = await Promise.all([
    db.funnel.findMany({ select: { id: true, slug: true } }),
    db.slug.findMany({ select: { slug: true } }),
  ])
  const taken = new Set([
    ...known.flatMap(({ id, slug }) => [id, slug]),
    ...slugs.map(({ slug }) => slug),
  ])
  const missing = funnels.filter(({ slug }) => !taken.has(slug))
  for (const funnel of missing) await createFunnel(funnel)
  return missing.length
}

const createFunnel = async (funnel: NewFunnel) => {
  const product = await db.product.findUnique({
    where: { slug: funnel.product },
    select: { id: true },
  })
  if (!product) return
  const { slug } = funnel
  await db.$transaction([
    db.funnel.create({ data: newFunnel(funnel, product.id) }),
    db.slug.create({ data: { slug, kind: 'FUNNEL', targetId: slug } }),
  ])
}

const newFunnel = (
  funnel: NewFunnel,
  productId: number
): Prisma.FunnelUncheckedCreateInput => ({
  id: funnel.slug,
  slug: funnel.slug,
  name: funnel.name,
  productId,
  status: funnel.status ?? 'PUBLISHED',
  ...both({
    headline: funnel.headline,
    body: rich(funnel.body),
    closedMessage: funnel.closedMessage ?? ['', ''],
  }),
  opensAt: dayAhead(funnel.opensIn),
  closesAt: dayAhead(funnel.closesIn),
  seatLimit: funnel.seatLimit,
  validityByDays: funnel.validityByDays,
  startByDays: funnel.startByDays ?? 0,
  priceOverrideCentavos: funnel.priceOverrideCentavos,
  template: funnel.linkedUrl ? 'LINK_A_PAGE' : 'TEMPLATE_1',
  linkedUrl: funnel.linkedUrl,
  renewalOfFunnelId: funnel.renewalOf,
  offerPosition: funnel.offerPosition,
  createdAt: daysAgo(540 - funnels.indexOf(funnel) * 30),
  paymentTerms: {
    create: funnel.terms.map((paymentTermId, position) => ({
      paymentTermId,
      position,
    })),
  },
  accessLevels: {
    create: funnel.grants.map((accessLevelId) => ({ accessLevelId })),
  },
})

const dayAhead = (days: number | undefined) =>
  days === undefined ? null : startOfDay(addDays(manilaToday(), days))

const seedCoupons = async () => {
  const [known, offered] = await Promise.all([
    db.coupon.findMany({ select: { code: true } }),
    db.funnel.findMany({ select: { id: true } }),
  ])
  const codes = new Set(known.map(({ code }) => code))
  const funnelIds = new Set(offered.map(({ id }) => id))
  const missing = coupons.filter(
    ({ code, funnel }) => !codes.has(code) && funnelIds.has(funnel)
  )
  for (const coupon of missing)
    await db.coupon.create({ data: newCoupon(coupon) })
  return missing.length
}

const newCoupon = (coupon: NewCoupon): Prisma.CouponUncheckedCreateInput => ({
  funnelId: coupon.funnel,
  code: coupon.code,
  name: coupon.name,
  discountType: coupon.percent === undefined ? 'FIXED' : 'PERCENT',
  percent: coupon.percent,
  amountCentavos: coupon.amountCentavos,
  maxDiscountCentavos: coupon.maxDiscountCentavos,
  startsAt: dayAhead(coupon.startsIn),
  endsAt: dayAhead(coupon.endsIn),
  usageLimit: coupon.usageLimit,
  minOrderCentavos: coupon.minOrderCentavos,
  audience: coupon.audience ?? 'ANYONE',
  isPaused: coupon.isPaused ?? false,
  note: coupon.note ?? '',
  paymentTerms: {
    create: coupon.terms?.map((paymentTermId) => ({ paymentTermId })),
  },
})

const VISITED = 'freelance-kickstart'
const VISITED_DAYS = 45

/** Visits of the best-selling funnel, with more on weekends, so that its results show a curve. */
const seedVisitors = async () => {
  if (!(await db.funnel.count({ where: { id: VISITED } }))) return
  await db.funnelDay.createMany({
    data: Array.from({ length: VISITED_DAYS }, (_, age) => {
      const day = dateColumnOf(addDays(manilaToday(), -1 - age))
      const isWeekend = [0, 6].includes(day.getUTCDay())
      return {
        funnelId: VISITED,
        day,
        visitors: 9 + ((age * 7) % 11) + (isWeekend ? 12 : 0),
      }
    }),
    skipDuplicates: true,
  })
}

const seedWaitlist = async () => {
  const offered = await db.funnel.findMany({ select: { id: true } })
  const ids = offered.map(({ id }) => id)
  const { count } = await db.waitlistEntry.createMany({
    data: waitlist
      .filter(({ funnel }) => ids.includes(funnel))
      .map(({ funnel, days, ...entry }) => ({
        ...entry,
        funnelId: funnel,
        createdAt: daysAgo(days),
      })),
    skipDuplicates: true,
  })
  return count
}
