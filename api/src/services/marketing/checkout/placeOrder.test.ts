import { context } from '@redwoodjs/context'

import { db, pool } from 'src/lib/db'
import { createCoupon } from 'src/services/marketing/coupons/saveCoupon'
import type { ErrorCode } from 'src/shared/errors'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildCoupon, buildFile, buildFunnel } from 'src/testing/billing'
import { lockWaits } from 'src/testing/lockWaits'
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
    'Writes the invoice, its schedule, a pending subscription and a mail',
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

  scenario(
    'Is done once when it is pressed ten times at the same time',
    async () => {
      signIn(await buildUser())
      const funnel = await buildFunnel()

      const orders = await Promise.all(
        Array.from({ length: 10 }, () => placeOrder(inputFor(funnel)))
      )

      expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
      expect(await db.invoice.count()).toBe(1)
      expect(await db.subscription.count()).toBe(1)
      expect(await db.outboxEmail.count()).toBe(1)
      expect(
        await db.infoLog.count({ where: { action: 'order.placed' } })
      ).toBe(1)
    }
  )

  scenario('Is refused if a merge of the buyer ends first', async () => {
    const buyer = await buildUser('non-member')
    const survivor = await buildUser('non-member')
    const funnel = await buildFunnel()
    signIn(buyer, 'non-member')
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query(
        `UPDATE "User" SET "mergedIntoId" = $2, "archivedAt" = now() WHERE id = $1`,
        [buyer.id, survivor.id]
      )
      await client.query(`SELECT id FROM "User" WHERE id = $1 FOR UPDATE`, [
        buyer.id,
      ])
      const ordering = placeOrder(inputFor(funnel))
      const refused = expect(ordering).rejects.toMatchObject(
        refusal('UNAUTHENTICATED')
      )
      await lockWaits()
      await client.query('COMMIT')
      await refused
    } finally {
      client.release(true)
    }
    expect(await db.order.count()).toBe(0)
  })

  scenario('Is done once from two windows', async () => {
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

  scenario(
    'Takes one coupon of new customers when several offers are ordered at the same time',
    async () => {
      const user = await buildUser('non-member')
      signIn(user, 'non-member')
      const funnels = []
      for (const each of ['a', 'b', 'c']) {
        const funnel = await buildFunnel()
        const { code } = await buildCoupon(funnel.id, {
          audience: 'NEW_CUSTOMER',
        })
        const { totalCentavos } = await quote({
          funnelId: funnel.id,
          paymentTermId: funnel.oneTimeId,
          couponCode: code,
        })
        funnels.push({ funnel, key: key(each), code, totalCentavos })
      }
      const results = await Promise.allSettled(
        funnels.map(({ funnel, code, ...changes }) =>
          placeOrder(inputFor(funnel, { ...changes, couponCode: code }))
        )
      )
      expect(count(results)).toBe(1)
      expect(await db.order.count({ where: { userId: user.id } })).toBe(1)
    }
  )

  scenario('Leaves no gaps in the invoice numbers', async () => {
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

  scenario('Is refused if the same key comes with other choices', async () => {
    signIn(await buildUser())
    const funnel = await buildFunnel()
    await placeOrder(inputFor(funnel))
    await expect(
      placeOrder(inputFor(funnel, { paymentTermId: funnel.monthlyId }))
    ).rejects.toMatchObject(refusal('IDEMPOTENCY_MISMATCH'))
  })

  scenario(
    'Activates the subscription at once if nothing is to be paid',
    async () => {
      signIn(await buildUser('non-member'), 'non-member')
      const funnel = await buildFunnel({ priceCentavos: 0 })
      const order = await placeOrder(inputFor(funnel, { totalCentavos: 0 }))
      expect(order.status).toBe('ENROLLED')
      expect(await db.paymentSchedule.count()).toBe(0)
      expect(await db.subscription.findFirst()).toMatchObject({
        status: 'ACTIVE',
      })
    }
  )

  scenario('Is not free because of data that its buyer changed', async () => {
    const funnel = await buildFunnel()
    await buildUser('admin')
    const finance = await buildUser('tribe-team-fa')
    signIn(finance, 'tribe-team-fa')
    await createCoupon({
      funnelId: funnel.id,
      input: {
        code: 'MINE',
        name: 'Mine',
        discountType: 'PERCENT',
        percent: 100,
        spread: 'PRORATED',
        audience: 'ANYONE',
        perUserLimit: 1,
        emails: [],
        paymentTermIds: [],
      },
    })
    const input = { couponCode: 'MINE', totalCentavos: 0 }
    await expect(placeOrder(inputFor(funnel, input))).rejects.toMatchObject(
      refusal('PAYMENT_OWN')
    )
    signIn(await buildUser('tribe-team-ro'), 'tribe-team-ro')
    expect(await placeOrder(inputFor(funnel, input))).toMatchObject({
      status: 'ENROLLED',
    })

    const free = await buildFunnel({ priceCentavos: 0 })
    await db.infoLog.create({
      data: {
        actorUserId: finance.id,
        action: 'funnel.updated',
        entity: 'Funnel',
        entityId: free.id,
      },
    })
    signIn(finance, 'tribe-team-fa')
    const own = inputFor(free, { key: key('b'), totalCentavos: 0 })
    await expect(placeOrder(own)).rejects.toMatchObject(refusal('PAYMENT_OWN'))
  })

  for (const action of ['funnel.published', 'coupon.resumed'])
    scenario(`That becomes free by ${action} is not one’s own`, async () => {
      const funnel = await buildFunnel()
      const coupon = await buildCoupon(funnel.id, {
        code: 'FREE',
        discountType: 'PERCENT',
        percent: 100,
      })
      const entity = action.startsWith('funnel') ? 'Funnel' : 'Coupon'
      await buildUser('admin')
      const finance = await buildUser('tribe-team-fa')
      await db.infoLog.create({
        data: {
          actorUserId: finance.id,
          action,
          entity,
          entityId: entity === 'Funnel' ? funnel.id : String(coupon.id),
        },
      })
      signIn(finance, 'tribe-team-fa')
      const own = inputFor(funnel, { couponCode: 'FREE', totalCentavos: 0 })
      await expect(placeOrder(own)).rejects.toMatchObject(
        refusal('PAYMENT_OWN')
      )
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
    ['with an invalid key', {}, { key: 'x' }, 'INVALID'],
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

  scenario('If the buyer already has the product', async () => {
    signIn(await buildUser())
    const funnel = await buildFunnel()
    await placeOrder(inputFor(funnel))
    await expect(
      placeOrder(inputFor(funnel, { key: key('again') }))
    ).rejects.toMatchObject(refusal('ALREADY_SUBSCRIBED'))
  })
})

describe('concurrent orders', () => {
  scenario('Give the last use of a coupon to one of ten buyers', async () => {
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

  scenario('Give the last seat to one of ten buyers', async () => {
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

describe('a coupon made out to addresses', () => {
  scenario('Applies once the buyer has confirmed the address', async () => {
    const funnel = await buildFunnel()
    const buyer = await buildUser('non-member', { emailConfirmedAt: null })
    const { code } = await buildCoupon(funnel.id, {
      audience: 'SPECIFIC_USERS',
      emails: [buyer.email],
    })
    const order = () =>
      placeOrder(inputFor(funnel, { couponCode: code, totalCentavos: 270_000 }))
    signIn(buyer, 'non-member')
    await expect(order()).rejects.toMatchObject(
      refusal('COUPON_EMAIL_UNCONFIRMED')
    )
    await db.user.update({
      where: { id: buyer.id },
      data: { emailConfirmedAt: new Date() },
    })
    expect(await order()).toMatchObject({ status: 'PLACED' })
  })
})

describe("a checkout's reserved coupon", () => {
  const ask = (funnel: Funnel, code: string | null, orderKey: string) =>
    quote({
      funnelId: funnel.id,
      paymentTermId: funnel.oneTimeId,
      couponCode: code,
      orderKey,
    })
  const askAsAnother = async (...asked: Parameters<typeof ask>) => {
    signIn(await buildUser())
    return ask(...asked)
  }
  const reserved = () =>
    db.couponRedemption.count({ where: { status: 'RESERVED' } })

  scenario(
    'Is granted to ten of fifty checkouts if ten uses are left, and exactly those ten can order with it',
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

  scenario(
    'Makes a second checkout see that the last use is taken',
    async () => {
      const funnel = await buildFunnel()
      const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
      expect(
        (await askAsAnother(funnel, code, key('one'))).couponRefusal
      ).toBeNull()
      expect((await askAsAnother(funnel, code, key('two'))).couponRefusal).toBe(
        'COUPON_HELD'
      )
      await expect(
        placeOrder(
          inputFor(funnel, {
            key: key('two'),
            couponCode: code,
            totalCentavos: 270_000,
          })
        )
      ).rejects.toMatchObject(refusal('COUPON_HELD'))
    }
  )

  scenario("Is not made by a visitor's quote", async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
    const answer = await ask(funnel, code, key('visitor'))
    expect(answer).toMatchObject({
      couponRefusal: null,
      totalCentavos: 270_000,
    })
    expect(await reserved()).toBe(0)
    expect(
      (await askAsAnother(funnel, code, key('buyer'))).couponRefusal
    ).toBeNull()
    expect(await reserved()).toBe(1)
  })

  scenario('Lasts half an hour and is extended by asking again', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
    const lapse = () =>
      db.couponRedemption.updateMany({
        where: { orderKey: key('one') },
        data: { reservedUntil: new Date(Date.now() - 1_000) },
      })
    await askAsAnother(funnel, code, key('one'))
    await lapse()
    await ask(funnel, code, key('one'))
    const held = await db.couponRedemption.findFirstOrThrow()
    const minutes = (held.reservedUntil.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(29)
    expect(minutes).toBeLessThanOrEqual(30)

    await lapse()
    expect(
      (await askAsAnother(funnel, code, key('two'))).couponRefusal
    ).toBeNull()
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
    scenario(`Is released when ${name} replaces it`, async () => {
      const funnel = await buildFunnel()
      const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
      await askAsAnother(funnel, code, key('one'))
      await ask(funnel, other, key('one'))
      expect(
        (await askAsAnother(funnel, code, key('two'))).couponRefusal
      ).toBeNull()
    })

  scenario('Is released when the order is placed without it', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
    signIn(await buildUser())
    await ask(funnel, code, key('one'))
    await placeOrder(inputFor(funnel, { key: key('one') }))
    expect(await db.couponRedemption.findFirst()).toMatchObject({
      status: 'RELEASED',
    })
  })

  scenario("Moves to the same person's second window", async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 1 })
    signIn(await buildUser())
    await ask(funnel, code, key('one'))
    expect((await ask(funnel, code, key('two'))).couponRefusal).toBeNull()
    expect(await reserved()).toBe(1)
  })

  scenario('Is never released once it is redeemed', async () => {
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

  scenario('Is limited to ten for an IP address', async () => {
    const funnel = await buildFunnel()
    const { code } = await buildCoupon(funnel.id, { usageLimit: 100 })
    for (let window = 10; window < 25; window++)
      expect(
        (await askAsAnother(funnel, code, key(`many-${window}`))).couponRefusal
      ).toBeNull()
    expect(await reserved()).toBe(10)
  })

  scenario('Is refused for an invalid key', async () => {
    const funnel = await buildFunnel()
    await expect(ask(funnel, null, 'x')).rejects.toMatchObject(
      refusal('INVALID')
    )
  })
})

describe('an unpaid order', () => {
  const daysAgo = (days: number) =>
    db.subscription.updateMany({
      data: { createdAt: new Date(Date.now() - days * DAY_MS) },
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

  scenario('Holds its seat for three days', async () => {
    const funnel = await setUp()
    await daysAgo(2.9)
    await expect(next(funnel)).rejects.toMatchObject(refusal('FUNNEL_FULL'))
  })

  scenario('Frees its seat after three days', async () => {
    const funnel = await setUp()
    await daysAgo(3.1)
    expect(await next(funnel)).toMatchObject({ status: 'PLACED' })
  })

  scenario(
    'Holds its seat for the number of days in the settings',
    async () => {
      const funnel = await setUp()
      await daysAgo(3.1)
      await db.setting.create({
        data: { name: 'pending-seat-days', value: '5' },
      })
      await expect(next(funnel)).rejects.toMatchObject(refusal('FUNNEL_FULL'))
    }
  )

  scenario('Holds its seat while a proof is pending', async () => {
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
  scenario('Takes the coupon off the first payment only', async () => {
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
    'Shows the price, its trace and every date before the order',
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

  scenario('Gives the reason for a refused code five times', async () => {
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
