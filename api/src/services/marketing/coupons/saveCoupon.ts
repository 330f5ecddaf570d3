import type { MutationResolvers } from 'types/graphql'

import {
  inTransaction,
  isUniqueViolation,
  lockRow,
} from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { changeableWhenUsed } from 'src/shared/billing/coupon'

import { asCoupon, withCouponParts } from './asCoupon'
import {
  affiliateOf,
  checkCoupon,
  checkTerms,
  cleaned,
  type CleanCoupon,
} from './couponInput'

const refuseTaken = (error: unknown): never => {
  if (isUniqueViolation(error, 'code')) refuseInput({ code: 'CODE_TAKEN' })
  throw error
}

export const createCoupon = (async ({ funnelId, input }) => {
  const coupon = cleaned(input)
  const { paymentTermIds, affiliateCode, ...data } = coupon
  checkCoupon(coupon)
  return inTransaction(async (tx) => {
    found(await tx.funnel.findUnique({ where: { id: funnelId } }))
    await checkTerms(tx, funnelId, paymentTermIds)
    const row = await tx.coupon.create({
      data: {
        ...data,
        funnelId,
        affiliateId: await affiliateOf(tx, affiliateCode),
        paymentTerms: {
          create: paymentTermIds.map((paymentTermId) => ({ paymentTermId })),
        },
      },
      include: withCouponParts,
    })
    await logInfo(tx, {
      action: 'coupon.created',
      entity: 'Coupon',
      entityId: row.id,
      after: asLogged(coupon),
    })
    return asCoupon(row, tx)
  }).catch(refuseTaken)
}) satisfies MutationResolvers['createCoupon']

const asLogged = ({ startsAt, endsAt, emails, ...coupon }: CleanCoupon) => ({
  ...coupon,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  emails: emails.length,
})

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

// A used coupon keeps its discount and audience; only the fields in `changeableWhenUsed` may change.
const refuseLocked = (before: CleanCoupon, after: CleanCoupon) => {
  const free = changeableWhenUsed as readonly string[]
  const changed = (Object.keys(after) as (keyof CleanCoupon)[]).filter(
    (field) => !free.includes(field) && !isSame(before[field], after[field])
  )
  refuseInput(
    Object.fromEntries(
      changed.map((field) => [field, 'COUPON_LOCKED' as const])
    )
  )
}

// The coupon is locked while it changes, so that no order is priced by a half-changed coupon.
const lockedCoupon = async (tx: Tx, id: number) => {
  await lockRow(tx, 'Coupon', id)
  const row = await tx.coupon.findFirst({
    where: { id, archivedAt: null },
    include: withCouponParts,
  })
  return asCoupon(found(row), tx)
}

const asClean = (coupon: Awaited<ReturnType<typeof asCoupon>>) =>
  cleaned(coupon)

export const updateCoupon = (async ({ id, input }) => {
  const after = cleaned(input)
  checkCoupon(after)
  return inTransaction(async (tx) => {
    const coupon = await lockedCoupon(tx, id)
    const before = asClean(coupon)
    if (coupon.usedCount > 0) refuseLocked(before, after)
    refuseInput({
      usageLimit:
        after.usageLimit !== null &&
        after.usageLimit < coupon.usedCount &&
        'COUPON_LIMIT_BELOW_USES',
    })
    const { paymentTermIds, affiliateCode, ...data } = after
    const affiliateId = await affiliateOf(
      tx,
      affiliateCode,
      before.affiliateCode
    )
    if (!isSame(before.paymentTermIds, paymentTermIds))
      await checkTerms(tx, coupon.funnelId, paymentTermIds)
    const row = await tx.coupon.update({
      where: { id },
      data: {
        ...data,
        affiliateId,
        paymentTerms: {
          deleteMany: {},
          create: paymentTermIds.map((paymentTermId) => ({ paymentTermId })),
        },
      },
      include: withCouponParts,
    })
    await logInfo(tx, {
      action: 'coupon.updated',
      entity: 'Coupon',
      entityId: id,
      before: asLogged(before),
      after: asLogged(after),
    })
    return asCoupon(row, tx)
  }).catch(refuseTaken)
}) satisfies MutationResolvers['updateCoupon']
