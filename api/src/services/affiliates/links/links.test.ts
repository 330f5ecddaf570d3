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
} from './saveLink'

type Input = Parameters<typeof createAffiliateLink>[0]['input']

const create = (input: Partial<Input> = {}) =>
  createAffiliateLink({
    input: { label: 'My group', path: '/free-training', ...input },
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
  const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile'
  for (const visitor of ['a', 'b', 'a']) countClick(main.id, visitor, phone)
  countClick(flyer.id, 'a', phone)
  countClick(main.id, 'c', 'Googlebot/2.1')
  countClick(main.id, 'c', undefined)
  // A link that is gone meanwhile.
  countClick(0, 'a', phone)
  await writeClicks()
  countClick(main.id, 'b', phone)
  await writeClicks()
  await writeClicks()
  const clicksOf = async (id: number) =>
    (await db.affiliateLink.findUniqueOrThrow({ where: { id } })).clicks
  expect([await clicksOf(main.id), await clicksOf(flyer.id)]).toEqual([2, 1])
  const rows = await db.affiliateClick.findMany()
  expect(rows).toHaveLength(3)
  expect(rows.every(({ visitorKey }) => visitorKey.length > 40)).toBe(true)
})
