import { db } from 'src/lib/db'
import {
  buildAffiliate,
  buildTerms,
  openAffiliates,
  signInAs,
} from 'src/testing/affiliates'
import { buildFunnel } from 'src/testing/billing'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { acceptAffiliateTerms } from './acceptAffiliateTerms'
import { affiliate, affiliatesPage } from './affiliates'
import {
  approveAffiliate,
  suspendAffiliate,
  updateAffiliate,
} from './changeAffiliate'
import { affiliateTerms, myAffiliate } from './myAffiliate'
import { publishAffiliateTerms } from './publishAffiliateTerms'

const asAdmin = async () => signInAs(await buildUser('admin'), 'admin')

const noticesOf = async (userId: number) =>
  (await db.notice.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ facts }) => (facts as { change: string }).change
  )

scenario('A non-member who becomes an affiliate stays one', async () => {
  await buildAccessLevel('affiliate')
  const { version } = await buildTerms()
  await openAffiliates()
  const visitor = await buildUser('non-member')
  signInAs(visitor, 'non-member')
  await acceptAffiliateTerms({ version })
  expect(await db.user.findUnique({ where: { id: visitor.id } })).toMatchObject(
    { isMember: false }
  )
})

scenario(
  'Accepting the terms makes one affiliate, however often it is pressed',
  async () => {
    await buildAccessLevel('affiliate')
    const { version } = await buildTerms()
    const [ana, other] = [
      await buildUser('member', { firstName: 'Ana', lastName: 'Cruz' }),
      await buildUser('member', { firstName: 'Ana', lastName: 'Cruz' }),
    ]
    signInAs(ana)
    await expect(acceptAffiliateTerms({ version })).rejects.toMatchObject(
      refusal('AFFILIATE_CLOSED')
    )
    await openAffiliates()
    expect(await affiliateTerms()).toMatchObject({ version, isOpen: true })
    expect(await myAffiliate()).toBeNull()
    await expect(
      acceptAffiliateTerms({ version: version + 1 })
    ).rejects.toMatchObject(refusal('AFFILIATE_TERMS_CHANGED'))

    const made = await Promise.all(
      [1, 2, 3].map(() => acceptAffiliateTerms({ version }))
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made[0].code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
    expect(made[0].slug).toBe('ana-cruz')
    expect(await db.affiliateLink.count()).toBe(1)
    expect(
      await db.slug.findUnique({ where: { slug: 'ana-cruz' } })
    ).toMatchObject({ kind: 'AFFILIATE', targetId: String(made[0].id) })
    expect(
      await db.userAccessLevel.count({
        where: { userId: ana.id, accessLevel: { name: 'affiliate' } },
      })
    ).toBe(1)
    expect(
      await db.infoLog.count({ where: { action: 'affiliate.joined' } })
    ).toBe(1)

    signInAs(other)
    expect(await acceptAffiliateTerms({ version })).toMatchObject({
      slug: 'ana-cruz-2',
    })
  }
)

scenario(
  'New terms are told once and accepted again, even while no new affiliates are taken',
  async () => {
    const one = await buildAffiliate()
    await openAffiliates('false')
    await asAdmin()
    await expect(
      publishAffiliateTerms({ input: { text: ' ' } })
    ).rejects.toMatchObject(refusedFields({ text: 'REQUIRED' }))
    const { version } = await publishAffiliateTerms({
      input: { text: 'New', textFil: 'Bago' },
    })
    expect(await noticesOf(one.userId)).toEqual(['terms'])

    signInAs(one.user, 'affiliate')
    expect(await myAffiliate()).toMatchObject({ hasNewTerms: true })
    expect(await acceptAffiliateTerms({ version })).toMatchObject({
      hasNewTerms: false,
      code: one.code,
    })
  }
)

scenario('Staff suspend an affiliate with a reason and end it', async () => {
  const { id, userId, user, termsVersion } = await buildAffiliate()
  await asAdmin()
  await expect(suspendAffiliate({ id, reason: ' ' })).rejects.toMatchObject(
    refusal('REASON_REQUIRED')
  )
  await expect(
    suspendAffiliate({ id: id + 1, reason: 'Spam' })
  ).rejects.toMatchObject(refusal('NOT_FOUND'))
  for (const reason of ['Mass mails', 'Mass mails again'])
    expect(await suspendAffiliate({ id, reason })).toMatchObject({
      status: 'SUSPENDED',
      statusReason: reason,
    })
  signInAs(user, 'affiliate')
  await expect(
    acceptAffiliateTerms({ version: termsVersion })
  ).rejects.toMatchObject(refusal('AFFILIATE_SUSPENDED'))
  await asAdmin()
  await approveAffiliate({ id })
  expect(await approveAffiliate({ id })).toMatchObject({
    status: 'APPROVED',
    statusReason: '',
  })
  expect(await noticesOf(userId)).toEqual(['suspended', 'approved'])
})

scenario('The address of an affiliate changes once', async () => {
  const { id, slug, userId } = await buildAffiliate()
  const funnel = await buildFunnel()
  await db.slug.create({
    data: { slug: funnel.slug, kind: 'FUNNEL', targetId: funnel.id },
  })
  await asAdmin()
  const moveTo = (to: string) => updateAffiliate({ id, input: { slug: to } })
  for (const [to, code] of [
    ['No Slug', 'SLUG_INVALID'],
    ['login', 'SLUG_RESERVED'],
    [funnel.slug, 'SLUG_TAKEN'],
  ] as const)
    await expect(moveTo(to)).rejects.toMatchObject(
      refusedFields({ slug: code })
    )
  expect(
    await updateAffiliate({ id, input: { slug, note: 'Knows us' } })
  ).toMatchObject({ isSlugChanged: false, note: 'Knows us' })
  expect(await moveTo('ana')).toMatchObject({
    slug: 'ana',
    isSlugChanged: true,
  })
  expect(await db.slug.findUnique({ where: { slug } })).toBeNull()
  expect(await noticesOf(userId)).toEqual(['address'])
  await expect(moveTo('ana-2')).rejects.toMatchObject(
    refusedFields({ slug: 'AFFILIATE_SLUG_ONCE' })
  )
})

scenario('The list has the four orders of the specification', async () => {
  const [few, many, rich] = [
    await buildAffiliate({ leadCount: 1, createdAt: new Date('2026-01-01') }),
    await buildAffiliate({ leadCount: 9, createdAt: new Date('2026-02-01') }),
    await buildAffiliate({
      earnedCentavos: 100,
      status: 'SUSPENDED',
      createdAt: new Date('2026-03-01'),
    }),
  ]
  signIn(await buildUser('admin'), 'admin')
  const idsBy = async (args: Parameters<typeof affiliatesPage>[0]) =>
    (await affiliatesPage(args)).rows.map(({ id }) => id)
  expect(await idsBy({})).toEqual([rich.id, many.id, few.id])
  expect(await idsBy({ order: 'OLDEST' })).toEqual([few.id, many.id, rich.id])
  expect(await idsBy({ order: 'MOST_LEADS' })).toEqual([
    many.id,
    few.id,
    rich.id,
  ])
  expect((await idsBy({ order: 'HIGHEST_COMMISSION' }))[0]).toBe(rich.id)
  expect(await idsBy({ filter: 'SUSPENDED' })).toEqual([rich.id])
  expect(await idsBy({ q: many.code })).toEqual([many.id])
  expect(await affiliate({ id: few.id })).toMatchObject({
    email: few.user.email,
  })
})
