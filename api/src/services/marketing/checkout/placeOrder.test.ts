import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import type { ErrorCode } from 'src/shared/errors'
import { buildCoupon, buildFile, buildFunnel } from 'src/testing/billing'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { placeOrder } from './placeOrder'
import { quote } from './quote'

const key = (text: string) => `order-key-${text}`.padEnd(20, '0')

type Funnel = Awaited<ReturnType<typeof buildFunnel>>

const inputFor = (
  funnel: Funnel,
  changes: Partial<Parameters<typeof placeOrder>[0]['input']> = {}
) => ({
  input: {
    key: key('a'),
    funnelId: funnel.id,
    paymentTermId: funnel.oneTimeId,
    totalCentavos: 300_000,
    ...changes,
  },
})

const count = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length

describe('placing an order', () => {
  scenario(
    'makes invoice, schedule, pending subscription and statement mail',
    async () => {
      const user = await buildUser('non-member')
      signIn(user, 'non-member')
      const funnel = await buildFunnel()

      const order = await placeOrder(
        inputFor(funnel, { paymentTermId: funnel.monthlyId })
      )

      expect(order).toMatchObject({ status: 'PLACED', totalCentavos: 300_000 })
      const invoice = await db.invoice.findUniqueOrThrow({
        where: { id: order.invoiceId },
        include: {
          schedules: { orderBy: { seq: 'asc' } },
          subscription: true,
        },
      })
      expect(invoice.number).toMatch(/^INV-\d{4}-\d{6}$/)
      expect(invoice.schedules.map((entry) => entry.priceCentavos)).toEqual([
        100_000, 100_000, 100_000,
      ])
      expect(invoice.subscription).toMatchObject({
        status: 'PENDING',
        userId: user.id,
        expiry: null,
      })
      const mail = await db.outboxEmail.findFirstOrThrow()
      expect(mail).toMatchObject({ to: user.email, template: 'statement' })
      expect(mail.text).toContain('₱3,000.00')
    }
  )

  scenario('pressed ten times at once is one order', async () => {
    signIn(await buildUser())
    const funnel = await buildFunnel()

    const orders = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(inputFor(funnel)))
    )

    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect(await db.invoice.count()).toBe(1)
    expect(await db.subscription.count()).toBe(1)
    expect(await db.outboxEmail.count()).toBe(1)
    expect(await db.infoLog.count({ where: { action: 'order.placed' } })).toBe(
      1
    )
  })

  scenario('from two windows at once is one order too', async () => {
    signIn(await buildUser())
    const funnel = await buildFunnel()
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((window) =>
        placeOrder(inputFor(funnel, { key: key(window) }))
      )
    )
    expect(count(results)).toBe(1)
    expect(await db.invoice.count()).toBe(1)
  })

  scenario('leaves no gap in the invoice numbers', async () => {
    const funnel = await buildFunnel()
    for (const wrong of [true, false, true, false]) {
      signIn(await buildUser())
      const totalCentavos = wrong ? 1 : 300_000
      await placeOrder(
        inputFor(funnel, { key: key(`buyer-${draw()}`), totalCentavos })
      ).catch(() => undefined)
    }
    const numbers = await db.invoice.findMany({ orderBy: { number: 'asc' } })
    expect(numbers.map(({ number }) => number.slice(-6))).toEqual([
      '000001',
      '000002',
    ])
  })

  scenario('the same key with other choices is refused', async () => {
    signIn(await buildUser())
    const funnel = await buildFunnel()
    await placeOrder(inputFor(funnel))
    await expect(
      placeOrder(inputFor(funnel, { paymentTermId: funnel.monthlyId }))
    ).rejects.toMatchObject(refusal('IDEMPOTENCY_MISMATCH'))
  })

  scenario('what is free enrols at once', async () => {
    signIn(await buildUser('non-member'), 'non-member')
    const funnel = await buildFunnel({ priceCentavos: 0 })
    const order = await placeOrder(inputFor(funnel, { totalCentavos: 0 }))
    expect(order.status).toBe('ENROLLED')
    expect(await db.paymentSchedule.count()).toBe(0)
    expect(await db.subscription.findFirst()).toMatchObject({
      status: 'ACTIVE',
    })
  })
})

describe('an order is refused', () => {
  const cases: [
    string,
    Parameters<typeof buildFunnel>[0],
    object,
    ErrorCode,
  ][] = [
    ['when the funnel is closed', { status: 'CLOSED' }, {}, 'FUNNEL_CLOSED'],
    ['when all seats are taken', { seatLimit: 0 }, {}, 'FUNNEL_FULL'],
    ['at another price', {}, { totalCentavos: 100 }, 'PRICE_CHANGED'],
    [
      'for a term that is not offered',
      {},
      { paymentTermId: 'none' },
      'TERM_NOT_OFFERED',
    ],
    ['with an unknown coupon', {}, { couponCode: 'NOPE' }, 'COUPON_UNKNOWN'],
    ['with a key that is none', {}, { key: 'x' }, 'INVALID'],
  ]
  for (const [name, parts, changes, code] of cases) {
    scenario(name, async () => {
      signIn(await buildUser())
      const funnel = await buildFunnel(parts)
      await expect(placeOrder(inputFor(funnel, changes))).rejects.toMatchObject(
        refusal(code)
      )
      expect(await db.order.count()).toBe(0)
    })
  }

  scenario('when the buyer has it already', async () => {
    signIn(await buildUser())
    const funnel = await buildFunnel()
    await placeOrder(inputFor(funnel))
    await expect(
      placeOrder(inputFor(funnel, { key: key('again') }))
    ).rejects.toMatchObject(refusal('ALREADY_SUBSCRIBED'))
  })
})

describe('the last', () => {
  scenario('use of a coupon goes to one of ten at once', async () => {
    const funnel = await buildFunnel()
    const coupon = await buildCoupon(funnel.id, { usageLimit: 1 })
    const buyers = await Promise.all(
      Array.from({ length: 10 }, () => buildUser())
    )

    const results = await Promise.allSettled(
      buyers.map((buyer, index) => {
        signIn(buyer)
        return placeOrder(
          inputFor(funnel, {
            key: key(`buyer-${index}`),
            couponCode: coupon.code,
            totalCentavos: 270_000,
          })
        )
      })
    )

    expect(count(results)).toBe(1)
    expect(await db.couponRedemption.count()).toBe(1)
    expect(await db.invoice.count()).toBe(1)
  })

  scenario('seat goes to one of ten at once', async () => {
    const funnel = await buildFunnel({ seatLimit: 1 })
    const buyers = await Promise.all(
      Array.from({ length: 10 }, () => buildUser())
    )
    const results = await Promise.allSettled(
      buyers.map((buyer, index) => {
        signIn(buyer)
        return placeOrder(inputFor(funnel, { key: key(`seat-${index}`) }))
      })
    )
    expect(count(results)).toBe(1)
    expect(await db.subscription.count()).toBe(1)
  })
})

describe('a checkout holds its coupon', () => {
  const ask = (funnel: Funnel, code: string | null, orderKey: string) =>
    quote({
      funnelId: funnel.id,
      paymentTermId: funnel.oneTimeId,
      couponCode: code,
      orderKey,
    })
  const reserved = () =>
    db.couponRedemption.count({ where: { status: 'RESERVED' } })

  scenario(
    'and of fifty at once with ten uses exactly ten get one, and exactly those ten order with it',
    async () => {
      const funnel = await buildFunnel()
      const { code } = await buildCoupon(funnel.id, { usageLimit: 10 })
      const buyers = await Promise.all(
        Array.from({ length: 50 }, () => buildUser())
      )
      const answers = await Promise.all(
        buyers.map((buyer, index) => {
          signIn(buyer)
          context.visitor = { ip: `203.0.113.${index}`, lang: 'en' }
          return ask(funnel, code, key(`hold-${index}-`))
        })
      )
      expect(answers.filter((each) => !each.couponRefusal)).toHaveLength(10)
      expect(await reserved()).toBe(10)

      const orders = await Promise.allSettled(
        buyers.map((buyer, index) => {
          signIn(buyer)
          return placeOrder(
            inputFor(funnel, {
              key: key(`hold-${index}-`),
              couponCode: code,
              totalCentavos: 270_000,
            })
          )
        })
      )
      expect(count(orders)).toBe(10)
      expect(
        await db.couponRedemption.count({ where: { status: 'REDEEMED' } })
      ).toBe(10)
      expect(await reserved()).toBe(0)
    }
  )

  scenario('and the second who wants the last use is told so', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
    expect((await ask(funnel, code, key('one'))).couponRefusal).toBeNull()
    expect((await ask(funnel, code, key('two'))).couponRefusal).toBe(
      'COUPON_HELD'
    )
    signIn(await buildUser())
    await expect(
      placeOrder(
        inputFor(funnel, {
          key: key('two'),
          couponCode: code,
          totalCentavos: 270_000,
        })
      )
    ).rejects.toMatchObject(refusal('COUPON_HELD'))
  })

  scenario('for half an hour, and on when asked again', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
    const lapse = () =>
      db.couponRedemption.updateMany({
        where: { orderKey: key('one') },
        data: { reservedUntil: new Date(Date.now() - 1_000) },
      })
    await ask(funnel, code, key('one'))
    await lapse()
    await ask(funnel, code, key('one'))
    const held = await db.couponRedemption.findFirstOrThrow()
    const minutes = (held.reservedUntil.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(29)
    expect(minutes).toBeLessThanOrEqual(30)

    await lapse()
    expect((await ask(funnel, code, key('two'))).couponRefusal).toBeNull()
    expect(
      await db.couponRedemption.findMany({
        orderBy: { id: 'asc' },
        select: { orderKey: true, status: true },
      })
    ).toEqual([
      { orderKey: key('one'), status: 'RELEASED' },
      { orderKey: key('two'), status: 'RESERVED' },
    ])
  })

  for (const [name, other] of [
    ['no code', null],
    ['a wrong one', 'NOBODYS'],
  ] as const)
    scenario(`until ${name} takes its place`, async () => {
      const funnel = await buildFunnel()
      const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
      await ask(funnel, code, key('one'))
      await ask(funnel, other, key('one'))
      expect((await ask(funnel, code, key('two'))).couponRefusal).toBeNull()
    })

  scenario('until the order goes without it', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
    signIn(await buildUser())
    await ask(funnel, code, key('one'))
    await placeOrder(inputFor(funnel, { key: key('one') }))
    expect(await db.couponRedemption.findFirst()).toMatchObject({
      status: 'RELEASED',
    })
  })

  scenario('and one person’s second window takes over', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
    signIn(await buildUser())
    await ask(funnel, code, key('one'))
    expect((await ask(funnel, code, key('two'))).couponRefusal).toBeNull()
    expect(await reserved()).toBe(1)
  })

  scenario('and never takes back what is redeemed', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 2 })
    signIn(await buildUser())
    const input = { couponCode: code, totalCentavos: 270_000 }
    await placeOrder(inputFor(funnel, { key: key('one'), ...input }))
    signIn(await buildUser())
    await ask(funnel, code, key('one'))
    expect(await db.couponRedemption.findFirst()).toMatchObject({
      status: 'REDEEMED',
    })
  })

  scenario('ten of them for an address', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 100 })
    for (let window = 10; window < 25; window++)
      expect(
        (await ask(funnel, code, key(`many-${window}`))).couponRefusal
      ).toBeNull()
    expect(await reserved()).toBe(10)
  })

  scenario('but not by a key that is none', async () => {
    const funnel = await buildFunnel()
    await expect(ask(funnel, null, 'x')).rejects.toMatchObject(
      refusal('INVALID')
    )
  })
})

describe('an unpaid order holds its seat', () => {
  const daysAgo = (days: number) =>
    db.subscription.updateMany({
      data: { createdAt: new Date(Date.now() - days * 86_400_000) },
    })
  const setUp = async () => {
    const funnel = await buildFunnel({ seatLimit: 1 })
    signIn(await buildUser())
    await placeOrder(inputFor(funnel))
    signIn(await buildUser())
    return funnel
  }
  const next = (funnel: Funnel) =>
    placeOrder(inputFor(funnel, { key: key('next') }))

  scenario('for three days', async () => {
    const funnel = await setUp()
    await daysAgo(2.9)
    await expect(next(funnel)).rejects.toMatchObject(refusal('FUNNEL_FULL'))
  })

  scenario('and then no more', async () => {
    const funnel = await setUp()
    await daysAgo(3.1)
    expect(await next(funnel)).toMatchObject({ status: 'PLACED' })
  })

  scenario('for as long as the setting says', async () => {
    const funnel = await setUp()
    await daysAgo(3.1)
    await db.setting.create({
      data: { name: 'pending-seat-days', value: '5' },
    })
    await expect(next(funnel)).rejects.toMatchObject(refusal('FUNNEL_FULL'))
  })

  scenario('while a proof is being checked', async () => {
    const funnel = await setUp()
    const { userId } = await db.subscription.findFirstOrThrow()
    const { id: scheduleId } = await db.paymentSchedule.findFirstOrThrow()
    await db.paymentProof.create({
      data: {
        userId,
        fileId: (await buildFile(userId)).id,
        platform: 'gcash',
        referenceNo: 'R-1',
        amountCentavos: 300_000,
        paidOn: new Date(),
        schedules: { create: { scheduleId } },
      },
    })
    await daysAgo(9)
    await expect(next(funnel)).rejects.toMatchObject(refusal('FUNNEL_FULL'))
  })
})

describe('a quote', () => {
  scenario('takes a coupon off the first payment alone', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { spread: 'FIRST_ONLY' })
    const answer = await quote({
      funnelId: funnel.id,
      paymentTermId: funnel.monthlyId,
      couponCode: code,
    })
    expect(answer.instalments.map((each) => each.priceCentavos)).toEqual([
      70_000, 100_000, 100_000,
    ])
  })

  scenario(
    'shows price, trace and every date before anybody agrees',
    async () => {
      const funnel = await buildFunnel()
      const coupon = await buildCoupon(funnel.id)
      const answer = await quote({
        funnelId: funnel.id,
        paymentTermId: funnel.monthlyId,
        couponCode: coupon.code.toLowerCase(),
      })
      expect(answer).toMatchObject({
        baseCentavos: 300_000,
        discountCentavos: 30_000,
        totalCentavos: 270_000,
        couponRefusal: null,
      })
      expect(answer.instalments).toHaveLength(3)
      expect(answer.trace.map(({ rule }) => rule)).toEqual([
        'basePrice',
        'percentDiscount',
      ])
    }
  )

  scenario('tells why a code does not apply, five times', async () => {
    const funnel = await buildFunnel()
    const coupon = await buildCoupon(funnel.id, {
      endsAt: new Date('2020-01-01'),
    })
    const ask = () =>
      quote({
        funnelId: funnel.id,
        paymentTermId: funnel.oneTimeId,
        couponCode: coupon.code,
      })
    for (let tries = 0; tries < 5; tries++) {
      expect((await ask()).couponRefusal).toBe('COUPON_EXPIRED')
    }
    expect((await ask()).couponRefusal).toBe('COUPON_UNKNOWN')
    expect((await ask()).totalCentavos).toBe(300_000)
  })
})
