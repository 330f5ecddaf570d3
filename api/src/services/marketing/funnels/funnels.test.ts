import type { FunnelInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { buildPaymentTerm, buildProduct } from 'src/testing/billing'
import { buildAccessLevel, buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { offer, offerBySlug } from '../checkout/offers'

import {
  createFunnel,
  deleteFunnel,
  funnel,
  funnelsPage,
  updateFunnel,
} from './funnels'

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
  scenario(
    'is made with its terms, levels and its word in the public name space',
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

  scenario('shows its offer to visitors, unless it is a draft', async () => {
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

  scenario('takes its new address along', async () => {
    const { productId, input } = await setUp()
    const { id } = await createFunnel({ productId, input })
    await updateFunnel({ id, input: { ...input, slug: 'new-address' } })
    expect((await db.slug.findMany()).map(({ slug }) => slug)).toEqual([
      'new-address',
    ])
  })

  scenario('never shadows a page or another funnel', async () => {
    const { productId, input } = await setUp()
    await expect(
      createFunnel({ productId, input: { ...input, slug: 'login' } })
    ).rejects.toMatchObject(refusedFields({ slug: 'SLUG_TAKEN' }))
    await createFunnel({ productId, input })
    await expect(createFunnel({ productId, input })).rejects.toMatchObject(
      refusedFields({ slug: 'SLUG_TAKEN' })
    )
  })

  scenario('makes nobody staff', async () => {
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

  scenario('says at the field what is wrong', async () => {
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
        validityByDays: 'INVALID',
        closesAt: 'DATE_INVALID',
        linkedUrl: 'INVALID',
      })
    )
  })

  scenario('is archived only when it is not selling', async () => {
    const { productId, input } = await setUp()
    const { id } = await createFunnel({ productId, input })
    await expect(deleteFunnel({ id })).rejects.toMatchObject(refusal('IN_USE'))
    await updateFunnel({ id, input: { ...input, status: 'CLOSED' } })
    expect((await deleteFunnel({ id })).status).toBe('ARCHIVED')
    expect(await db.slug.count()).toBe(0)
  })

  scenario('is archived once, also by two at once', async () => {
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
    'takes each term and level once, and only what is there',
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

  const byFilter: [string | undefined, string[]][] = [
    [undefined, ['Closed', 'Draft', 'Open']],
    ['active', ['Open']],
    ['inactive', ['Closed', 'Draft']],
    ['archived', ['Gone']],
  ]
  for (const [filter, names] of byFilter) {
    scenario(`is listed with ${filter ?? 'all'}: ${names}`, async () => {
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
      const { rows } = await funnelsPage({ filter, sort: 'name' })
      expect(rows.map(({ name }) => name)).toEqual(names)
    })
  }
})
