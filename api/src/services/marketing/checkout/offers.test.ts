// The parts of a funnel that a visitor may see before buying.
import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildCoupon, buildFunnel, buildPaymentTerm } from 'src/testing/billing'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { offer, offerBySlug, openOffers } from './offers'
import { quote } from './quote'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

describe('an offer', () => {
  const states: [
    string,
    Parameters<typeof buildFunnel>[0],
    string | undefined,
  ][] = [
    ['published', {}, 'OPEN'],
    ['not yet open', { opensAt: inDays(1) }, 'NOT_YET'],
    ['over', { closesAt: inDays(-1) }, 'CLOSED'],
    ['closed by hand', { status: 'CLOSED' }, 'CLOSED'],
    ['without a seat', { seatLimit: 0 }, 'FULL'],
    ['a draft', { status: 'DRAFT' }, undefined],
    ['archived', { status: 'ARCHIVED' }, undefined],
  ]
  for (const [name, parts, state] of states) {
    scenario(
      `For a funnel that is ${name} is ${state ?? 'not found'}, by id and by slug`,
      async () => {
        const { id, slug } = await buildFunnel(parts)
        expect((await offer({ funnelId: id }))?.state).toBe(state)
        expect((await offerBySlug({ slug }))?.state).toBe(state)
      }
    )
  }

  scenario('Is closed once its product is no longer sold', async () => {
    const { id, productId } = await buildFunnel({})
    await db.product.update({
      where: { id: productId },
      data: { status: 'INACTIVE' },
    })
    expect((await offer({ funnelId: id }))?.state).toBe('CLOSED')
  })

  scenario(
    'Shows the price by each active payment term, in their order',
    async () => {
      const termIds = [
        (await buildPaymentTerm({ installments: 3, surchargePercent: 5 })).id,
        (await buildPaymentTerm({ isActive: false })).id,
        (await buildPaymentTerm({ translations: { fil: { label: 'Isahan' } } }))
          .id,
      ]
      const { id } = await buildFunnel({
        termIds,
        priceOverrideCentavos: 200_000,
      })
      context.visitor = { lang: 'fil' }
      expect(await offer({ funnelId: id })).toMatchObject({
        priceCentavos: 200_000,
        terms: [
          {
            id: termIds[0],
            payments: 3,
            totalCentavos: 210_000,
            firstCentavos: 70_000,
            nextCentavos: 70_000,
          },
          {
            id: termIds[2],
            label: 'Isahan',
            payments: 1,
            totalCentavos: 200_000,
            firstCentavos: 200_000,
            nextCentavos: null,
          },
        ],
      })
    }
  )

  scenario(
    'Shows the published courses with their published lessons',
    async () => {
      const funnel = await buildFunnel()
      const shown = await buildCourse({ lessons: 3 })
      const hidden = await buildCourse()
      await db.course.update({
        where: { id: hidden.id },
        data: { status: 'DRAFT' },
      })
      await db.lesson.update({
        where: { id: shown.lessonIds[0] },
        data: { status: 'DRAFT' },
      })
      await db.lesson.update({
        where: { id: shown.lessonIds[1] },
        data: { isPreview: true },
      })
      await db.productCourse.createMany({
        data: [shown, hidden].map(({ id }) => ({
          courseId: id,
          productId: funnel.productId,
        })),
      })
      expect((await offer({ funnelId: funnel.id }))?.courses).toMatchObject([
        {
          id: shown.id,
          lessonCount: 2,
          lessons: [
            { id: shown.lessonIds[1], isFree: true },
            { id: shown.lessonIds[2], isFree: false },
          ],
        },
      ])
    }
  )

  scenario(
    'Counts the free seats; ended subscriptions take no seat',
    async () => {
      const funnel = await buildFunnel({ seatLimit: 3 })
      for (const status of [
        'ACTIVE',
        'PENDING',
        'UNENROLLED',
        'SUPERSEDED',
      ] as const)
        await subscribe(await buildUser(), funnel, { status })
      expect(await offer({ funnelId: funnel.id })).toMatchObject({
        seatsLeft: 1,
        state: 'OPEN',
      })
    }
  )

  scenario(
    'Costs one statement for a visitor and two for a signed-in user',
    async () => {
      const { slug } = await buildFunnel()
      expect(await statementsOf(() => offerBySlug({ slug }))).toBe(1)
      signIn(await buildUser())
      expect(await statementsOf(() => offerBySlug({ slug }))).toBe(2)
    }
  )
})

type Funnel = Awaited<ReturnType<typeof buildFunnel>>

const subscribe = (
  { id: userId }: { id: number },
  { id: funnelId, productId, oneTimeId }: Funnel,
  changes: {
    status?: 'ACTIVE' | 'PENDING' | 'UNENROLLED' | 'SUPERSEDED'
    expiry?: Date | null
  }
) =>
  db.subscription.create({
    data: {
      userId,
      funnelId,
      productId,
      paymentTermId: oneTimeId,
      source: 'CHECKOUT',
      startsAt: inDays(-100),
      status: 'ACTIVE',
      ...changes,
    },
  })

describe('the owner of an offer', () => {
  const cases: [string, Parameters<typeof subscribe>[2], boolean][] = [
    ['has an active one', { expiry: inDays(100) }, true],
    ['is yet to pay', { status: 'PENDING' }, true],
    ['left', { status: 'UNENROLLED' }, false],
    ['had it until yesterday', { expiry: inDays(-1) }, false],
  ]
  for (const [name, changes, isOwned] of cases) {
    scenario(`Is ${isOwned ? '' : 'not '}a user who ${name}`, async () => {
      const funnel = await buildFunnel()
      const member = await buildUser()
      await subscribe(member, funnel, changes)
      signIn(member)
      expect(await offer({ funnelId: funnel.id })).toMatchObject({ isOwned })
      signIn(await buildUser())
      expect(await offer({ funnelId: funnel.id })).toMatchObject({
        isOwned: false,
      })
    })
  }
})

describe('the courses of an offer', () => {
  const bought: [string, number, Parameters<typeof subscribe>[2], boolean][] = [
    ['all of them by another purchase', 2, { expiry: inDays(100) }, true],
    ['one of them', 1, { expiry: inDays(100) }, false],
    ['all of them until yesterday', 2, { expiry: inDays(-1) }, false],
  ]
  for (const [name, owned, changes, ownsCourses] of bought) {
    scenario(
      `Are ${ownsCourses ? '' : 'not '}owned by a buyer who has ${name}`,
      async () => {
        const [funnel, membership] = [await buildFunnel(), await buildFunnel()]
        const courses = [await buildCourse(), await buildCourse()]
        await db.productCourse.createMany({
          data: [
            ...courses.map(({ id }) => ({
              courseId: id,
              productId: funnel.productId,
            })),
            ...courses.slice(0, owned).map(({ id }) => ({
              courseId: id,
              productId: membership.productId,
            })),
          ],
        })
        const buyer = await buildUser()
        await subscribe(buyer, membership, changes)
        const asked = { funnelId: funnel.id, paymentTermId: funnel.oneTimeId }
        expect(await quote(asked)).toMatchObject({ ownsCourses: false })
        signIn(buyer)
        expect(await quote(asked)).toMatchObject({ ownsCourses })
      }
    )
  }
})

describe('a quote', () => {
  const ask = (
    { id, oneTimeId }: Funnel,
    couponCode?: string,
    paymentTermId = oneTimeId
  ) => quote({ funnelId: id, paymentTermId, couponCode })

  const refusals: [string, Parameters<typeof buildCoupon>[1], string][] = [
    ['is not valid yet', { startsAt: inDays(1) }, 'COUPON_NOT_STARTED'],
    ['is used up', { usageLimit: 0 }, 'COUPON_EXHAUSTED'],
    ['wants a higher price', { minOrderCentavos: 300_001 }, 'COUPON_MINIMUM'],
    ['is for renewals', { audience: 'RENEWAL' }, 'COUPON_AUDIENCE'],
    ['is paused', { isPaused: true }, 'COUPON_UNKNOWN'],
    ['is archived', { archivedAt: new Date() }, 'COUPON_UNKNOWN'],
  ]
  for (const [name, changes, code] of refusals) {
    scenario(
      `With a coupon that ${name} gives the reason and the full price`,
      async () => {
        const funnel = await buildFunnel()
        const coupon = await buildCoupon(funnel.id, changes)
        expect(await ask(funnel, coupon.code)).toMatchObject({
          totalCentavos: 300_000,
          discountCentavos: 0,
          couponRefusal: code,
        })
      }
    )
  }

  scenario('Refuses a coupon of another funnel', async () => {
    const coupon = await buildCoupon((await buildFunnel()).id)
    expect((await ask(await buildFunnel(), coupon.code)).couponRefusal).toBe(
      'COUPON_UNKNOWN'
    )
  })

  scenario('Is never below zero', async () => {
    const funnel = await buildFunnel({ priceCentavos: 100 })
    const coupon = await buildCoupon(funnel.id, {
      discountType: 'FIXED',
      percent: null,
      amountCentavos: 500,
    })
    expect(await ask(funnel, coupon.code)).toMatchObject({
      totalCentavos: 0,
      discountCentavos: 100,
      instalments: [],
    })
  })

  scenario(
    "Shows each term's total, with the coupon if it applies to the term",
    async () => {
      const funnel = await buildFunnel()
      const { oneTimeId, monthlyId } = funnel
      const totals = async (code?: string) =>
        (await ask(funnel, code)).terms.map((term) => [
          term.id,
          term.totalCentavos,
        ])
      const forAll = await buildCoupon(funnel.id, { percent: 50 })
      const forOne = await buildCoupon(funnel.id, {
        percent: 50,
        paymentTerms: { create: { paymentTermId: oneTimeId } },
      })
      const is = (oneTime: number, monthly: number) => [
        [oneTimeId, oneTime],
        [monthlyId, monthly],
      ]
      expect(await totals()).toEqual(is(300_000, 300_000))
      expect(await totals(forAll.code)).toEqual(is(150_000, 150_000))
      expect(await totals(forOne.code)).toEqual(is(150_000, 300_000))
    }
  )

  scenario(
    'Adds up to the centavo; the first instalment takes the remainder',
    async () => {
      const funnel = await buildFunnel({ priceCentavos: 100_000 })
      const { instalments } = await ask(funnel, '', funnel.monthlyId)
      expect(instalments.map(({ priceCentavos }) => priceCentavos)).toEqual([
        33_334, 33_333, 33_333,
      ])
    }
  )

  scenario(
    'Is refused for drafts, unknown funnels and terms not offered',
    async () => {
      const funnel = await buildFunnel()
      const draft = await buildFunnel({ status: 'DRAFT' })
      const archived = await buildFunnel({ status: 'ARCHIVED' })
      await expect(ask(funnel, '', 'none')).rejects.toMatchObject(
        refusal('TERM_NOT_OFFERED')
      )
      await expect(ask(funnel, '', draft.oneTimeId)).rejects.toMatchObject(
        refusal('TERM_NOT_OFFERED')
      )
      for (const hidden of [draft, archived, { ...funnel, id: 'none' }])
        await expect(ask(hidden)).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
  )
})

describe('the open offers', () => {
  const idsFor = async (courseId?: number) =>
    (await openOffers({ courseId })).map(({ id }) => id)

  scenario('Are the ones that staff have placed, in their order', async () => {
    const [second, first, unplaced] = [
      await buildFunnel({ offerPosition: 2 }),
      await buildFunnel({ offerPosition: 1, headline: 'Begin' }),
      await buildFunnel(),
    ]
    expect(await openOffers({})).toMatchObject([
      {
        id: first.id,
        headline: 'Begin',
        priceCentavos: 300_000,
        monthlyCentavos: 100_000,
      },
      { id: second.id, headline: second.name },
    ])
    await db.funnel.updateMany({ data: { offerPosition: null } })
    expect(await idsFor()).toEqual([unplaced.id])
  })

  scenario('Are open, and no renewals', async () => {
    const { id } = await buildFunnel({ offerPosition: 7 })
    for (const changes of [
      { status: 'DRAFT' },
      { status: 'ARCHIVED' },
      { status: 'CLOSED' },
      { opensAt: inDays(1) },
      { closesAt: inDays(-1) },
      { seatLimit: 0 },
      { renewalOfFunnelId: id },
    ] as const)
      await buildFunnel({ offerPosition: 1, ...changes })
    expect(await idsFor()).toEqual([id])
  })

  scenario('Are those of a course, or else the placed ones', async () => {
    const placed = await buildFunnel({ offerPosition: 1 })
    const other = await buildFunnel({ offerPosition: 2 })
    // Its address is given only to some.
    const unlisted = await buildFunnel()
    const course = await buildCourse()
    await db.productCourse.createMany({
      data: [other, unlisted].map(({ productId }) => ({
        productId,
        courseId: course.id,
      })),
    })
    expect(await idsFor(course.id)).toEqual([other.id])
    expect(await idsFor(course.id + 1)).toEqual([placed.id, other.id])
  })

  scenario('Leave out what the viewer has', async () => {
    const user = await buildUser('non-member')
    const ordered = await buildFunnel({ offerPosition: 1 })
    const other = await buildFunnel({ offerPosition: 2 })
    await subscribe(user, ordered, { status: 'PENDING' })
    signIn(user, 'non-member')
    expect(await idsFor()).toEqual([other.id])
  })

  scenario('Are hidden from members', async () => {
    await buildFunnel({ offerPosition: 1 })
    signIn(await buildUser())
    expect(await openOffers({})).toEqual([])
  })

  scenario('Take one statement, however many there are', async () => {
    for (let position = 1; position <= 8; position++)
      await buildFunnel({ offerPosition: position })
    expect(await openOffers({})).toHaveLength(6)
    expect(await statementsOf(() => openOffers({}))).toBe(1)
  })
})
