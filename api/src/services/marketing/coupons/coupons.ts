import type { Prisma } from '@prisma/client'
import type { CouponsFilter, QueryResolvers } from 'types/graphql'

import { containing, pageOf, searchText } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { personText, searchOf } from 'src/services/accounts/users/personSearch'

import { asCoupon, asCoupons, withCouponParts } from './asCoupon'

const running = (now: Date): Prisma.CouponWhereInput => ({
  isPaused: false,
  OR: [{ endsAt: null }, { endsAt: { gt: now } }],
})

const filters: Record<CouponsFilter, () => Prisma.CouponWhereInput> = {
  ACTIVE: () => ({ archivedAt: null, ...running(new Date()) }),
  INACTIVE: () => ({ archivedAt: null, NOT: running(new Date()) }),
  ARCHIVED: () => ({ archivedAt: { not: null } }),
}

export const couponsPage = (async ({ funnelId, ...args }) => {
  const text = containing(args.q)
  const where: Prisma.CouponWhereInput = {
    funnelId,
    AND: [
      args.filter ? filters[args.filter]() : { archivedAt: null },
      text ? { OR: [{ code: text }, { name: text }] } : {},
    ],
  }
  const { rows, total } = await pageOf(
    args,
    (window) =>
      db.coupon.findMany({ where, include: withCouponParts, ...window }),
    () => db.coupon.count({ where })
  )
  return { rows: await asCoupons(rows), total }
}) satisfies QueryResolvers['couponsPage']

export const coupon = (async ({ id }) => {
  const row = await db.coupon.findUnique({
    where: { id },
    include: withCouponParts,
  })
  return row && asCoupon(row)
}) satisfies QueryResolvers['coupon']

const redemptionsBy = searchOf({
  id: 'r.id',
  rows: '"CouponRedemption" r LEFT JOIN "User" u ON u.id = r."userId" WHERE r."couponId" = $1',
  most: 1000,
  text: personText('u."firstName"', 'u."lastName"', 'r.email'),
})

/** A coupon's redemptions and reservations; an expired reservation is shown as released. */
export const couponRedemptionsPage = (async ({ couponId, ...args }) => {
  found(await db.coupon.findUnique({ where: { id: couponId } }))
  const words = searchText(args.q)
  const where: Prisma.CouponRedemptionWhereInput = {
    couponId,
    ...(words && { id: { in: await redemptionsBy(words, couponId) } }),
  }
  const { rows, total } = await pageOf(
    args,
    (window) =>
      db.couponRedemption.findMany({
        where,
        include: {
          user: { select: { firstName: true, lastName: true } },
          invoice: { select: { number: true } },
        },
        ...window,
      }),
    () => db.couponRedemption.count({ where })
  )
  const now = new Date()
  return {
    rows: rows.map(({ user, invoice, ...redemption }) => ({
      ...redemption,
      name: user && `${user.firstName} ${user.lastName}`,
      invoiceNumber: invoice?.number ?? null,
      status:
        redemption.status === 'RESERVED' && redemption.reservedUntil <= now
          ? 'RELEASED'
          : redemption.status,
    })),
    total,
  }
}) satisfies QueryResolvers['couponRedemptionsPage']
