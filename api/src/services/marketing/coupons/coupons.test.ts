import type { CouponInput, CouponsFilter } from 'types/graphql'

import { db } from 'src/lib/db'
import { buildAffiliate } from 'src/testing/affiliates'
import { buildCoupon, buildFunnel, buildPaymentTerm } from 'src/testing/billing'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'

import { placeOrder } from '../checkout/placeOrder'

import { coupon, couponRedemptionsPage, couponsPage } from './coupons'
import { duplicateCoupon } from './duplicateCoupon'
import { archiveCoupon, pauseCoupon, resumeCoupon } from './pauseCoupon'
import { createCoupon, updateCoupon } from './saveCoupon'

const input: CouponInput = {
  code: ' welcome-10 ',
  name: 'Welcome',
  discountType: 'PERCENT',
  percent: 10,
  spread: 'PRORATED',
  perUserLimit: 1,
  audience: 'ANYONE',
}

const setUp = async () => {
  signIn(await buildUser('admin'), 'admin')
  return buildFunnel()
}

/** Redeems the coupon once. */
const use = async (
  funnel: Awaited<ReturnType<typeof buildFunnel>>,
  code: string
) => {
  const buyer = await buildUser()
  signIn(buyer)
  await placeOrder({
    input: {
      key: `coupon-use-number-${draw()}`,
      funnelId: funnel.id,
      paymentTermId: funnel.oneTimeId,
      couponCode: code,
      totalCentavos: 270_000,
    },
  })
  signIn(await buildUser('admin'), 'admin')
  return buyer
}

describe('a coupon', () => {
  const wrong: [string, Partial<CouponInput>, Codes][] = [
    ['too short a code', { code: 'ab' }, { code: 'CODE_INVALID' }],
    ['a code with a space', { code: 'A B C' }, { code: 'CODE_INVALID' }],
    ['no percentage', { percent: null }, { percent: 'COUPON_PERCENT' }],
    ['nothing off', { percent: 0 }, { percent: 'COUPON_PERCENT' }],
    ['more than all', { percent: 100.01 }, { percent: 'COUPON_PERCENT' }],
    ['next to nothing', { percent: 1e-9 }, { percent: 'COUPON_PERCENT' }],
    ['three places', { percent: 0.125 }, { percent: 'COUPON_PERCENT' }],
    [
      'no amount',
      { discountType: 'FIXED' },
      { amountCentavos: 'AMOUNT_INVALID' },
    ],
    [
      'an end before its start',
      { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
      { endsAt: 'DATE_INVALID' },
    ],
    ['a limit of none', { usageLimit: 0 }, { usageLimit: 'INVALID' }],
    ['none a person', { perUserLimit: 0 }, { perUserLimit: 'INVALID' }],
    [
      'no user it is for',
      { audience: 'SPECIFIC_USERS', emails: [' '] },
      { emails: 'REQUIRED' },
    ],
    [
      'an invalid address',
      { audience: 'SPECIFIC_USERS', emails: ['ana'] },
      { emails: 'EMAIL_INVALID' },
    ],
    [
      'a term that is not offered',
      { paymentTermIds: ['none'] },
      { paymentTermIds: 'COUPON_TERM_NOT_OFFERED' },
    ],
  ]
  for (const [name, changes, codes] of wrong)
    scenario(`With ${name} is refused`, async () => {
      const { id } = await setUp()
      await expect(
        createCoupon({ funnelId: id, input: { ...input, ...changes } })
      ).rejects.toMatchObject(refusedFields(codes))
      expect(await db.coupon.count()).toBe(0)
    })

  scenario('Is refused for an unknown funnel', async () => {
    await setUp()
    await expect(
      createCoupon({ funnelId: 'none', input })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Stores the cleaned input and logs it', async () => {
    const funnel = await setUp()
    const made = await createCoupon({
      funnelId: funnel.id,
      input: {
        ...input,
        amountCentavos: 5,
        audience: 'SPECIFIC_USERS',
        emails: [' Ana@Example.com', 'ana@example.com', ''],
        paymentTermIds: [funnel.oneTimeId, funnel.oneTimeId],
      },
    })
    expect(made).toMatchObject({
      code: 'WELCOME-10',
      percent: 10,
      amountCentavos: null,
      emails: ['ana@example.com'],
      paymentTermIds: [funnel.oneTimeId],
      state: 'ACTIVE',
      usedCount: 0,
    })
    expect(await coupon({ id: made.id })).toEqual(made)
    expect(await db.infoLog.findMany()).toMatchObject([
      { action: 'coupon.created', entityId: String(made.id) },
    ])
  })

  scenario('Names an affiliate by their code', async () => {
    const funnel = await setUp()
    const one = await buildAffiliate()
    const named = { ...input, affiliateCode: ` ${one.code.toLowerCase()} ` }
    await expect(
      createCoupon({
        funnelId: funnel.id,
        input: { ...input, affiliateCode: 'NOBODY22' },
      })
    ).rejects.toMatchObject(
      refusedFields({ affiliateCode: 'AFFILIATE_UNKNOWN' })
    )
    const { id } = await createCoupon({ funnelId: funnel.id, input: named })
    expect(await coupon({ id })).toMatchObject({
      affiliateCode: one.code,
      affiliateName: expect.any(String),
    })
    // An affiliate whom the coupon names already may be suspended.
    await db.affiliateProfile.update({
      where: { id: one.id },
      data: { status: 'SUSPENDED' },
    })
    expect(await updateCoupon({ id, input: named })).toMatchObject({
      affiliateCode: one.code,
    })
    expect(await updateCoupon({ id, input })).toMatchObject({
      affiliateCode: null,
    })
    await expect(updateCoupon({ id, input: named })).rejects.toMatchObject(
      refusedFields({ affiliateCode: 'AFFILIATE_UNKNOWN' })
    )
  })

  scenario('Has a code that no other live coupon has', async () => {
    const { id } = await setUp()
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => createCoupon({ funnelId: id, input }))
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      1
    )
    const [refused] = results.filter(({ status }) => status === 'rejected')
    expect((refused as PromiseRejectedResult).reason).toMatchObject(
      refusedFields({ code: 'CODE_TAKEN' })
    )
    const [first] = (await couponsPage({ funnelId: id })).rows
    await archiveCoupon({ id: first.id })
    expect(await createCoupon({ funnelId: id, input })).toMatchObject({
      code: 'WELCOME-10',
    })
  })
})

describe('a used coupon', () => {
  scenario('Cannot change its discount', async () => {
    const funnel = await setUp()
    const { id, code } = await createCoupon({ funnelId: funnel.id, input })
    await use(funnel, code)
    await expect(
      updateCoupon({
        id,
        input: { ...input, code: 'OTHER', percent: 50, minOrderCentavos: 1 },
      })
    ).rejects.toMatchObject(
      refusedFields({
        code: 'COUPON_LOCKED',
        percent: 'COUPON_LOCKED',
        minOrderCentavos: 'COUPON_LOCKED',
      })
    )
    await expect(
      updateCoupon({ id, input: { ...input, usageLimit: 1 } })
    ).resolves.toMatchObject({ state: 'USED_UP' })
    await use(funnel, code).catch(() => undefined)
    expect(
      await updateCoupon({
        id,
        input: { ...input, name: 'Longer', usageLimit: 5, note: 'Extended' },
      })
    ).toMatchObject({ usageLimit: 5, usedCount: 1, percent: 10 })
  })

  scenario('Cannot get a limit below its number of uses', async () => {
    const funnel = await setUp()
    const { id, code } = await createCoupon({ funnelId: funnel.id, input })
    await use(funnel, code)
    await use(funnel, code)
    await expect(
      updateCoupon({ id, input: { ...input, usageLimit: 1 } })
    ).rejects.toMatchObject(
      refusedFields({ usageLimit: 'COUPON_LIMIT_BELOW_USES' })
    )
  })

  scenario('Lists the people who used it and their purchases', async () => {
    const funnel = await setUp()
    const { id, code } = await createCoupon({ funnelId: funnel.id, input })
    const buyer = await use(funnel, code)
    const { rows, total } = await couponRedemptionsPage({ couponId: id })
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({
      email: buyer.email,
      userId: buyer.id,
      amountOffCentavos: 30_000,
      status: 'REDEEMED',
      invoiceNumber: expect.stringMatching(/^INV-/),
    })
  })

  scenario('Lists an expired reservation as expired', async () => {
    const funnel = await setUp()
    const { id } = await buildCoupon(funnel.id)
    await db.couponRedemption.create({
      data: {
        couponId: id,
        orderKey: 'lapsed-hold-of-a-checkout',
        email: '',
        amountOffCentavos: 1,
        reservedUntil: new Date(Date.now() - 1_000),
      },
    })
    const { rows } = await couponRedemptionsPage({ couponId: id })
    expect(rows[0].status).toBe('RELEASED')
    expect(await coupon({ id })).toMatchObject({ heldCount: 0 })
  })
})

describe('changing a coupon', () => {
  scenario('Takes effect once, however often it is sent', async () => {
    const funnel = await setUp()
    const { id } = await buildCoupon(funnel.id)
    await Promise.all([1, 2, 3].map(() => pauseCoupon({ id })))
    expect(await coupon({ id })).toMatchObject({ state: 'PAUSED' })
    expect(await resumeCoupon({ id })).toMatchObject({ state: 'ACTIVE' })
    expect(await archiveCoupon({ id })).toMatchObject({ state: 'ARCHIVED' })
    await archiveCoupon({ id })
    expect(await resumeCoupon({ id })).toMatchObject({ state: 'ARCHIVED' })
    await expect(updateCoupon({ id, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(
      (await db.infoLog.findMany({ orderBy: { id: 'asc' } })).map(
        ({ action }) => action
      )
    ).toEqual(['coupon.paused', 'coupon.resumed', 'coupon.archived'])
  })

  scenario('Duplicates it as a paused copy with its own code', async () => {
    const funnel = await setUp()
    const { id, code } = await createCoupon({
      funnelId: funnel.id,
      input: { ...input, paymentTermIds: [funnel.oneTimeId] },
    })
    await use(funnel, code)
    expect(await duplicateCoupon({ id })).toMatchObject({
      code: 'WELCOME-10-COPY',
      percent: 10,
      usedCount: 0,
      state: 'PAUSED',
      paymentTermIds: [funnel.oneTimeId],
    })
    expect(await duplicateCoupon({ id })).toMatchObject({
      code: 'WELCOME-10-COPY-2',
    })
  })
})

describe('a funnel’s coupons', () => {
  const byFilter: [CouponsFilter | undefined, string[]][] = [
    [undefined, ['ENDED', 'LATER', 'OPEN', 'PAUSED']],
    ['ACTIVE', ['LATER', 'OPEN']],
    ['INACTIVE', ['ENDED', 'PAUSED']],
    ['ARCHIVED', ['GONE']],
  ]
  for (const [filter, codes] of byFilter)
    scenario(`With filter ${filter ?? 'all'} are ${codes}`, async () => {
      const { id } = await setUp()
      await buildCoupon((await buildFunnel()).id, { code: 'ELSEWHERE' })
      const past = new Date('2020-01-01')
      await buildCoupon(id, { code: 'OPEN' })
      await buildCoupon(id, { code: 'LATER', startsAt: new Date('2999-01-01') })
      await buildCoupon(id, { code: 'ENDED', endsAt: past })
      await buildCoupon(id, { code: 'PAUSED', isPaused: true })
      await buildCoupon(id, { code: 'GONE', archivedAt: past })
      const { rows } = await couponsPage({ funnelId: id, filter, sort: 'CODE' })
      expect(rows.map(({ code }) => code)).toEqual(codes)
    })

  scenario(
    'Keep a term that is no longer offered until it is changed',
    async () => {
      const funnel = await setUp()
      const term = await buildPaymentTerm()
      const { id } = await buildCoupon(funnel.id, {
        code: 'OLD',
        paymentTerms: { create: { paymentTermId: term.id } },
      } as never)
      expect(
        await updateCoupon({
          id,
          input: { ...input, code: 'OLD', paymentTermIds: [term.id] },
        })
      ).toMatchObject({ paymentTermIds: [term.id] })
    }
  )
})
