import { db } from 'src/lib/db'
import { later } from 'src/lib/instants'
import { buildAffiliate } from 'src/testing/affiliates'
import { buildUser } from 'src/testing/people'

import { forgetAffiliate } from './forgetAffiliate'

const leadFor = (affiliateId: number, email: string, userId?: number) =>
  db.affiliateLead.create({
    data: {
      affiliateId,
      email,
      userId,
      name: 'Ana Cruz',
      source: 'SIGN_UP',
      expiresAt: later(new Date(), 60, 'day'),
    },
  })

scenario('A person is forgotten as an affiliate and as a lead', async () => {
  const [one, other] = [await buildAffiliate(), await buildAffiliate()]
  const ana = await buildUser('member')
  await leadFor(one.id, ana.email, ana.id)
  await leadFor(other.id, 'ana.before@example.com')
  const kept = await leadFor(other.id, 'ben@example.com')

  await db.$transaction((tx) =>
    forgetAffiliate(tx, ana.id, [ana.email, 'ana.before@example.com'])
  )
  const leads = await db.affiliateLead.findMany({ orderBy: { id: 'asc' } })
  expect(leads.slice(0, 2)).toMatchObject(
    [1, 2].map(() => ({
      email: `anonymised-${ana.id}@archived.invalid`,
      name: '',
      endedAt: expect.any(Date),
    }))
  )
  expect(leads[2]).toEqual(kept)

  await db.$transaction((tx) =>
    forgetAffiliate(tx, one.userId, [one.user.email])
  )
  expect(
    await db.affiliateProfile.findUnique({
      where: { id: one.id },
      include: { links: true },
    })
  ).toMatchObject({
    slug: `anonymised-${one.id}`,
    links: [{ label: '' }, { label: '' }],
  })
  expect(await db.slug.findUnique({ where: { slug: one.slug } })).toBeNull()
})
