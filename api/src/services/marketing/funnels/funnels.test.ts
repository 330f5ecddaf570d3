import type { FunnelInput, FunnelsFilter } from 'types/graphql'

import { db, pool } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import {
  buildCoupon,
  buildFunnel,
  buildPaymentTerm,
  buildProduct,
} from 'src/testing/billing'
import { buildAccessLevel, buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { offer, offerBySlug } from '../checkout/offers'

import { duplicateFunnel } from './duplicateFunnel'
import { funnelResults } from './funnelResults'
import { funnel, funnelsPage } from './funnels'
import type { OffersScenario } from './funnels.scenarios'
import { closeFunnel, publishFunnel } from './publishFunnel'
import { createFunnel, deleteFunnel, updateFunnel } from './saveFunnel'

const setUp = async () => {
  signIn(await buildUser('admin'), 'admin')
  await buildAccessLevel('member')
  const { id: productId } = await buildProduct()
  const term = await buildPaymentTerm()
  const input: FunnelInput = {
    name: 'Kickstart',
    slug: `kickstart-${draw()}`,
    status: 'PUBLISHED',
    headline: 'Start earning',
    headlineFil: 'Magsimulang kumita',
    body: '<p onclick="x()">Hello</p><script>alert(1)</script>',
    closedMessage: '',
    startByDays: 0,
    template: 'TEMPLATE_1',
    paymentTermIds: [term.id],
    accessLevelIds: ['member'],
  }
  return { productId, input }
}

describe('a funnel', () => {
  scenario('Keeps the rows of its levels when it is saved', async () => {
    const { productId, input } = await setUp()
    const { id } = await createFunnel({ productId, input })
    const written = async () =>
      (await pool.query('SELECT xmin, * FROM "FunnelAccessLevel"')).rows
    const before = await written()
    await updateFunnel({ id, input: { ...input, headline: 'Earn more' } })
    expect(await written()).toEqual(before)
    const saved = await updateFunnel({
      id,
      input: { ...input, accessLevelIds: [] },
    })
    expect(saved.accessLevelIds).toEqual([])
  })

  scenario(
    'Is created with its terms, access levels and public slug',
    async () => {
      const { productId, input } = await setUp()
      const made = await createFunnel({ productId, input })
      expect(made).toMatchObject({
        paymentTermIds: input.paymentTermIds,
        funnelPaymentTerm: [{ paymentTermId: input.paymentTermIds[0] }],
        accessLevelIds: ['member'],
        body: '<p>Hello</p>',
      })
      expect(await db.slug.findFirst()).toMatchObject({
        slug: input.slug,
        kind: 'FUNNEL',
        targetId: made.id,
      })
      expect(await funnel({ id: made.id })).toMatchObject({
        headlineFil: 'Magsimulang kumita',
      })
      expect((await funnelsPage({})).total).toBe(1)
    }
  )

  scenario('Shows its offer to visitors unless it is a draft', async () => {
    const { productId, input } = await setUp()
    const { id } = await createFunnel({ productId, input })
    expect(await offerBySlug({ slug: input.slug })).toMatchObject({
      id,
      state: 'OPEN',
      priceCentavos: 300_000,
      isOwned: false,
    })
    await updateFunnel({ id, input: { ...input, status: 'DRAFT' } })
    expect(await offer({ funnelId: id })).toBeNull()
    await updateFunnel({ id, input: { ...input, status: 'CLOSED' } })
    expect(await offer({ funnelId: id })).toMatchObject({ state: 'CLOSED' })
  })

  scenario('Moves its offer to a new slug', async () => {
    const { productId, input } = await setUp()
    const { id } = await createFunnel({ productId, input })
    await updateFunnel({ id, input: { ...input, slug: 'new-address' } })
    expect((await db.slug.findMany()).map(({ slug }) => slug)).toEqual([
      'new-address',
    ])
  })

  scenario('Cannot take the slug of a page or another funnel', async () => {
    const { productId, input } = await setUp()
    await expect(
      createFunnel({ productId, input: { ...input, slug: 'login' } })
    ).rejects.toMatchObject(refusedFields({ slug: 'SLUG_RESERVED' }))
    await createFunnel({ productId, input })
    await expect(createFunnel({ productId, input })).rejects.toMatchObject(
      refusedFields({ slug: 'SLUG_TAKEN' })
    )
  })

  scenario('Cannot grant staff levels', async () => {
    const { productId, input } = await setUp()
    await buildAccessLevel('admin')
    await expect(
      createFunnel({
        productId,
        input: { ...input, accessLevelIds: ['admin'] },
      })
    ).rejects.toMatchObject(
      refusedFields({ accessLevelIds: 'ACCESS_LEVEL_TOO_HIGH' })
    )
  })

  scenario('Names each invalid field', async () => {
    const { productId, input } = await setUp()
    await expect(
      createFunnel({
        productId,
        input: {
          ...input,
          name: '',
          slug: 'Not A Slug',
          paymentTermIds: [],
          seatLimit: -1,
          priceOverrideCentavos: 1_000_000_001,
          validityByDays: 0,
          opensAt: '2026-12-02T00:00:00Z',
          closesAt: '2026-12-01T00:00:00Z',
          template: 'LINK_A_PAGE',
          linkedUrl: 'javascript:alert(1)',
        },
      })
    ).rejects.toMatchObject(
      refusedFields({
        name: 'REQUIRED',
        slug: 'SLUG_INVALID',
        paymentTermIds: 'REQUIRED',
        seatLimit: 'INVALID',
        priceOverrideCentavos: 'AMOUNT_INVALID',
        validityByDays: 'INVALID',
        closesAt: 'DATE_INVALID',
        linkedUrl: 'INVALID',
      })
    )
  })

  scenario('Cannot be archived while it is selling', async () => {
    const { productId, input } = await setUp()
    const { id } = await createFunnel({ productId, input })
    await expect(deleteFunnel({ id })).rejects.toMatchObject(refusal('IN_USE'))
    await updateFunnel({ id, input: { ...input, status: 'CLOSED' } })
    expect((await deleteFunnel({ id })).status).toBe('ARCHIVED')
    expect(await db.slug.count()).toBe(0)
  })

  scenario('Is archived once, even by two concurrent calls', async () => {
    const { productId, input } = await setUp()
    const { id } = await createFunnel({
      productId,
      input: { ...input, status: 'CLOSED' },
    })
    const results = await Promise.allSettled([
      deleteFunnel({ id }),
      deleteFunnel({ id }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    await expect(deleteFunnel({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario(
    'Takes each term and level once, and refuses unknown ones',
    async () => {
      const { productId, input } = await setUp()
      const [termId] = input.paymentTermIds
      const made = await createFunnel({
        productId,
        input: {
          ...input,
          paymentTermIds: [termId, termId],
          accessLevelIds: ['member', 'member'],
        },
      })
      expect(made).toMatchObject({
        paymentTermIds: [termId],
        accessLevelIds: ['member'],
      })
      await expect(
        updateFunnel({
          id: made.id,
          input: { ...input, paymentTermIds: ['none'] },
        })
      ).rejects.toMatchObject(refusedFields({ paymentTermIds: 'INVALID' }))
      await expect(
        updateFunnel({ id: made.id, input: { ...input, status: 'ARCHIVED' } })
      ).rejects.toMatchObject(refusedFields({ status: 'INVALID' }))
      expect(await funnel({ id: made.id })).toMatchObject({
        paymentTermIds: [termId],
        status: 'PUBLISHED',
      })
    }
  )

  const byFilter: [FunnelsFilter | undefined, string[]][] = [
    [undefined, ['Closed', 'Draft', 'Open']],
    ['ACTIVE', ['Open']],
    ['INACTIVE', ['Closed', 'Draft']],
    ['ARCHIVED', ['Gone']],
  ]
  for (const [filter, names] of byFilter) {
    scenario(`Is listed with filter ${filter ?? 'all'}: ${names}`, async () => {
      const { productId, input } = await setUp()
      for (const [name, status] of [
        ['Open', 'PUBLISHED'],
        ['Draft', 'DRAFT'],
        ['Closed', 'CLOSED'],
        ['Gone', 'CLOSED'],
      ] as const)
        await createFunnel({
          productId,
          input: { ...input, name, status, slug: name.toLowerCase() },
        })
      const [gone] = (await funnelsPage({ q: 'gone' })).rows
      await deleteFunnel({ id: gone.id })
      const { rows } = await funnelsPage({ filter, sort: 'NAME' })
      expect(rows.map(({ name }) => name)).toEqual(names)
    })
  }
})

describe("a funnel's status", () => {
  const make = async () => {
    const { productId, input } = await setUp()
    return createFunnel({ productId, input: { ...input, status: 'DRAFT' } })
  }

  scenario('Changes once by publishing, closing and reopening', async () => {
    const { id, slug } = await make()
    expect(await offerBySlug({ slug })).toBeNull()
    await Promise.all([1, 2, 3].map(() => publishFunnel({ id })))
    expect((await offerBySlug({ slug }))?.state).toBe('OPEN')
    expect(await closeFunnel({ id })).toMatchObject({ status: 'CLOSED' })
    expect((await offerBySlug({ slug }))?.state).toBe('CLOSED')
    expect(await publishFunnel({ id })).toMatchObject({ status: 'PUBLISHED' })
    expect(
      (await db.infoLog.findMany({ orderBy: { id: 'asc' } })).map(
        ({ action }) => action
      )
    ).toEqual([
      'funnel.created',
      'funnel.published',
      'funnel.closed',
      'funnel.published',
    ])
  })

  scenario(
    'Does not change from draft to closed, nor from archived to open',
    async () => {
      const { id } = await make()
      await expect(closeFunnel({ id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      await deleteFunnel({ id })
      await expect(publishFunnel({ id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
    }
  )

  scenario(
    'Does not change to published while the product is not sold',
    async () => {
      const { id, productId } = await make()
      await db.product.update({
        where: { id: productId },
        data: { status: 'INACTIVE' },
      })
      await expect(publishFunnel({ id })).rejects.toMatchObject(
        refusal('PRODUCT_NOT_SOLD')
      )
    }
  )
})

describe('a copy of a funnel', () => {
  scenario(
    'Is a draft with the same terms, levels and texts and its own slug, without coupons',
    async () => {
      const { productId, input } = await setUp()
      const made = await createFunnel({
        productId,
        input: { ...input, slug: 'start', thankYouUrl: '/thank-you' },
      })
      await buildCoupon(made.id)
      const copies = await Promise.all(
        [1, 2].map(() => duplicateFunnel({ id: made.id }))
      )
      expect(copies.map(({ slug }) => slug).sort()).toEqual([
        'start-copy',
        'start-copy-2',
      ])
      expect(copies[0]).toMatchObject({
        status: 'DRAFT',
        paymentTermIds: made.paymentTermIds,
        accessLevelIds: ['member'],
        headlineFil: 'Magsimulang kumita',
        thankYouUrl: '/thank-you',
      })
      expect(await db.coupon.count({ where: { funnelId: copies[0].id } })).toBe(
        0
      )
      expect(await db.slug.count()).toBe(3)
    }
  )

  scenario('Is refused for an unknown funnel', async () => {
    await setUp()
    await expect(duplicateFunnel({ id: 'none' })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('a renewal', () => {
  scenario('Names another existing funnel', async () => {
    const { productId, input } = await setUp()
    const first = await createFunnel({ productId, input })
    const again = { ...input, slug: 'again' }
    const renewal = await createFunnel({
      productId,
      input: { ...again, renewalOfFunnelId: first.id },
    })
    expect(renewal.renewalOf).toEqual({ id: first.id, name: first.name })
    for (const [renewalOfFunnelId, code] of [
      [renewal.id, 'RENEWAL_OF_ITSELF'],
      ['none', 'INVALID'],
    ] as const)
      await expect(
        updateFunnel({ id: renewal.id, input: { ...again, renewalOfFunnelId } })
      ).rejects.toMatchObject(refusedFields({ renewalOfFunnelId: code }))
  })
})

describe('a preview', () => {
  for (const role of ['admin', 'success-manager'] as const)
    scenario(`Shows ${role} a draft as visitors will see it`, async () => {
      const { slug } = await buildFunnel({ status: 'DRAFT' })
      signIn(await buildUser(role), role)
      expect((await offerBySlug({ slug, isPreview: true }))?.state).toBe('OPEN')
      expect(await offerBySlug({ slug })).toBeNull()
    })

  scenario('Is not found for anyone else', async () => {
    const draft = await buildFunnel({ status: 'DRAFT' })
    const open = await buildFunnel()
    for (const role of [null, 'member', 'coach'] as const) {
      if (role) signIn(await buildUser(role), role)
      for (const { slug } of [draft, open])
        expect(await offerBySlug({ slug, isPreview: true })).toBeNull()
    }
  })
})

describe('funnel results', () => {
  scenario('Sum visitors, orders and payments of a period', async () => {
    const { id } = await buildFunnel()
    const { id: otherId } = await buildFunnel()
    const at = (days: number) => new Date(Date.now() - days * DAY_MS)
    for (const [days, count] of [
      [1, 8],
      [10, 4],
      [40, 9],
    ])
      await db.funnelDay.create({
        data: { funnelId: id, day: at(days), visitors: count },
      })
    for (const [funnelId, days, status] of [
      [id, 1, 'PLACED'],
      [id, 1, 'CANCELLED'],
      [id, 12, 'ENROLLED'],
      [otherId, 1, 'PLACED'],
    ] as const)
      await db.order.create({
        data: {
          key: `results-order-${draw()}`,
          requestHash: 'x',
          funnelId,
          status,
          createdAt: at(days),
        },
      })
    await db.$executeRaw`
      INSERT INTO app.payment_day (day, platform, "productId", "funnelId", payments, "amountCentavos")
      VALUES (${at(2)}::date, 'gcash', 1, ${id}, 1, 250000), (${at(2)}::date, 'cash', 1, ${id}, 1, 50000),
        (${at(60)}::date, 'cash', 1, ${id}, 1, 70000)`
    expect(await funnelResults({ id })).toMatchObject({
      days: 30,
      visitors: 12,
      orders: 2,
      conversion: 16.7,
      revenueCentavos: '300000',
    })
    const week = await funnelResults({ id, days: 7 })
    expect(week).toMatchObject({ days: 7, visitors: 8, orders: 1 })
    expect(week.byDay).toHaveLength(7)
    expect(await funnelResults({ id, days: 9 })).toMatchObject({ days: 30 })
    expect(await statementsOf(() => funnelResults({ id }))).toBe(1)
    await expect(funnelResults({ id: 'none' })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

scenario(
  'offers',
  'Visitors see a published funnel, and no draft',
  async ({ funnel: { open, draft } }: OffersScenario) => {
    expect(await offerBySlug({ slug: open.slug })).toMatchObject({
      id: open.id,
    })
    expect(await offerBySlug({ slug: draft.slug })).toBeNull()
  }
)
