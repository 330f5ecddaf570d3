import { db } from 'src/lib/db'
import { buildAffiliate, signInAs } from 'src/testing/affiliates'
import { buildFunnel } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'

import { countClick, writeClicks } from './clicks'
import { linkAt } from './linkAt'
import { affiliateLinks, affiliateTargets, myAffiliateLinks } from './links'
import {
  archiveAffiliateLink,
  createAffiliateLink,
  restoreAffiliateLink,
  setMainLinkTarget,
} from './saveLink'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile'

type Input = Parameters<typeof createAffiliateLink>[0]['input']

const create = (input: Partial<Input> = {}) =>
  createAffiliateLink({
    input: { label: 'My group', path: '/free-training', ...input },
  })

scenario('The main link leads to an offer of choice', async () => {
  const one = await buildAffiliate()
  const [funnel, draft] = [
    await buildFunnel(),
    await buildFunnel({ status: 'DRAFT' }),
  ]
  signInAs(one.user, 'affiliate')
  const target = (funnelId?: string) =>
    setMainLinkTarget({ input: { funnelId } })
  const placeOf = async () => (await linkAt(`/${one.slug}`))?.place
  expect(await target(funnel.id)).toMatchObject({
    isMain: true,
    funnelName: funnel.product.name,
  })
  expect(await placeOf()).toMatch(new RegExp(`^/${funnel.slug}[?]`))
  await expect(target(draft.id)).rejects.toMatchObject(
    refusedFields({ funnelId: 'AFFILIATE_TARGET' })
  )
  expect(await target()).toMatchObject({ funnelName: null })
  expect(await placeOf()).toMatch(/^\/free-training\?/)
  await db.affiliateProfile.update({
    where: { id: one.id },
    data: { status: 'SUSPENDED' },
  })
  await expect(target(funnel.id)).rejects.toMatchObject(
    refusal('AFFILIATE_SUSPENDED')
  )
  signIn(await buildUser('member'))
  await expect(target(funnel.id)).rejects.toMatchObject(
    refusal('AFFILIATE_TERMS_FIRST')
  )
})

scenario('An affiliate makes links and archives them', async () => {
  const one = await buildAffiliate()
  const funnel = await buildFunnel()
  signInAs(one.user, 'affiliate')
  const made = await create({ tags: ['group', 'group', ' '] })
  expect(made).toMatchObject({
    slug: 'my-group',
    tags: ['group'],
    isMain: false,
    clicks: 0,
  })
  expect(made.url).toMatch(new RegExp(`/${one.slug}/my-group$`))
  expect(await create({ label: 'Sale', funnelId: funnel.id })).toMatchObject({
    funnelName: funnel.product.name,
    path: '',
  })
  expect((await affiliateTargets()).map(({ id }) => id)).toEqual([funnel.id])
  await archiveAffiliateLink({ id: made.id })
  expect((await myAffiliateLinks()).map(({ slug }) => slug)).toEqual([
    '',
    'flyer',
    'sale',
    'my-group',
  ])
  expect(await restoreAffiliateLink({ id: made.id })).toMatchObject({
    isArchived: false,
  })
  await expect(archiveAffiliateLink({ id: one.main.id })).rejects.toMatchObject(
    refusal('NOT_FOUND')
  )

  const draft = await buildFunnel({ status: 'DRAFT' })
  const refusals: [Partial<Input>, Codes][] = [
    [{ label: ' ' }, { label: 'REQUIRED', slug: 'SLUG_INVALID' }],
    [{ slug: 'a b' }, { slug: 'SLUG_INVALID' }],
    [{ slug: 'my-group' }, { slug: 'AFFILIATE_LINK_TAKEN' }],
    [{ tags: ['x'.repeat(41)] }, { tags: 'TOO_LONG' }],
    [{ funnelId: draft.id }, { funnelId: 'AFFILIATE_TARGET' }],
    ...[
      '',
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      '/nowhere',
      '/api/graphql',
      // The link of an affiliate, which would lead in a circle.
      `/${one.slug}`,
      `/${one.slug}/flyer`,
    ].map((path): [Partial<Input>, Codes] => [
      { label: 'New', path },
      { path: 'AFFILIATE_TARGET' },
    ]),
  ]
  for (const [input, codes] of refusals)
    await expect(create(input)).rejects.toMatchObject(refusedFields(codes))
  await db.affiliateProfile.update({
    where: { id: one.id },
    data: { status: 'SUSPENDED' },
  })
  await expect(create({ label: 'Later' })).rejects.toMatchObject(
    refusal('AFFILIATE_SUSPENDED')
  )
})

scenario('Nobody reaches the links of another affiliate', async () => {
  const [one, other] = [await buildAffiliate(), await buildAffiliate()]
  signInAs(other.user, 'affiliate')
  for (const change of [archiveAffiliateLink, restoreAffiliateLink])
    await expect(change({ id: one.flyer.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  expect(
    (await myAffiliateLinks()).every(
      ({ affiliateId }) => affiliateId === other.id
    )
  ).toBe(true)
  signIn(await buildUser('affiliate'), 'affiliate')
  await expect(myAffiliateLinks()).rejects.toMatchObject(
    refusal('AFFILIATE_TERMS_FIRST')
  )
  await expect(create()).rejects.toMatchObject(refusal('AFFILIATE_TERMS_FIRST'))
  expect(
    (await affiliateLinks({ affiliateId: one.id })).map(({ slug }) => slug)
  ).toEqual(['', 'flyer'])
})

scenario('A link leads to its target with the code', async () => {
  const { slug, code, id, main, flyer } = await buildAffiliate()
  const funnel = await buildFunnel()
  const [sale] = await db.affiliateLink.createManyAndReturn({
    data: [{ affiliateId: id, slug: 'sale', funnelId: funnel.id }],
  })
  expect(await linkAt(`/${slug}`)).toEqual({
    id: main.id,
    place: `/free-training?aff=${code}`,
  })
  expect(await linkAt(`/${slug.toUpperCase()}/Flyer/`)).toEqual({
    id: flyer.id,
    place: `/free-lessons?aff=${code}.flyer`,
  })
  expect(await linkAt(`/${slug}/sale`)).toEqual({
    id: sale.id,
    place: `/${funnel.slug}?aff=${code}.sale`,
  })
  for (const path of [`/${slug}/none`, '/none', '/', `/${slug}/flyer/x`, '//x'])
    expect(await linkAt(path)).toBeNull()

  await db.setting.create({
    data: {
      name: 'affiliate-landing',
      value: 'https://forms.example.com/join',
      type: 'url',
    },
  })
  expect(await linkAt(`/${slug}`)).toMatchObject({
    place: 'https://forms.example.com/join',
  })
  await db.affiliateProfile.update({
    where: { id },
    data: { status: 'SUSPENDED' },
  })
  expect(await linkAt(`/${slug}/flyer`)).toEqual({
    id: null,
    place: '/free-lessons',
  })
})

scenario('A visitor counts once a day, and a bot never', async () => {
  const { main, flyer } = await buildAffiliate()
  const click = (linkId: number, key: string, userAgent?: string) =>
    countClick(linkId, { key, ip: '203.0.113.1', userAgent })
  for (const visitor of ['a', 'b', 'a']) click(main.id, visitor, PHONE)
  click(flyer.id, 'a', PHONE)
  click(main.id, 'c', 'Googlebot/2.1')
  click(main.id, 'c')
  // A link that is gone meanwhile.
  click(0, 'a', PHONE)
  await writeClicks()
  click(main.id, 'b', PHONE)
  await writeClicks()
  await writeClicks()
  const clicksOf = async (id: number) =>
    (await db.affiliateLink.findUniqueOrThrow({ where: { id } })).clicks
  expect([await clicksOf(main.id), await clicksOf(flyer.id)]).toEqual([2, 1])
  const rows = await db.affiliateClick.findMany()
  expect(rows).toHaveLength(3)
  expect(rows.every(({ visitorKey }) => visitorKey.length > 40)).toBe(true)
})

scenario(
  'One address brings a limited number of visitors an hour',
  async () => {
    const { main } = await buildAffiliate()
    await db.setting.create({
      data: { name: 'visitors-per-hour', value: '60' },
    })
    const come = async (ip: string, from: number, to: number) => {
      for (let key = from; key < to; key++)
        countClick(main.id, { key: `${ip} ${key}`, ip, userAgent: PHONE })
      await writeClicks()
      return db.affiliateClick.count()
    }
    expect(await come('203.0.113.1', 0, 50)).toBe(50)
    expect(await come('203.0.113.1', 40, 80)).toBe(60)
    expect(await come('203.0.113.1', 80, 90)).toBe(60)
    expect(await come('203.0.113.2', 0, 5)).toBe(65)
    // Another address of the same network of version 6.
    expect(await come('2001:db8::1', 0, 60)).toBe(125)
    expect(await come('2001:db8::2', 0, 5)).toBe(125)
  }
)

scenario('Clicks of one address leave room for clicks of others', async () => {
  const { main } = await buildAffiliate()
  for (let key = 0; key < 6_000; key++)
    countClick(main.id, { key: `${key}`, ip: '203.0.113.1', userAgent: PHONE })
  countClick(main.id, { key: 'b', ip: '203.0.113.2', userAgent: PHONE })
  await writeClicks()
  const { clicks } = await db.affiliateLink.findUniqueOrThrow({
    where: { id: main.id },
  })
  expect(clicks).toBe(301)
})
