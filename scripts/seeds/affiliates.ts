// The terms for affiliates, and in the demo one affiliate with links, visitors, leads and a credited order.
import { db } from 'api/src/lib/db'
import { addDays, dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'

import { daysAgo } from './cast/time'
import { affiliateTerms } from './content/affiliateTerms'
import { both } from './content/text'
import { count } from './count'

const AFFILIATE = 'wena@example.com'
const SLUG = 'wena-salazar'
const SINCE_DAYS = 60
const LEAD_DAYS = 60

const links = [
  { slug: '', label: '', path: '', visitors: 18, tags: [] },
  {
    slug: 'facebook-group',
    label: 'Facebook group',
    path: '/free-training',
    visitors: 31,
    tags: ['facebook'],
  },
  {
    slug: 'old-flyer',
    label: 'Flyer of last year',
    path: '/free-lessons',
    visitors: 4,
    tags: [],
    archivedAt: daysAgo(10),
  },
]

export const affiliatesOfDemo = async (isDemo: boolean) => {
  await seedTerms()
  return count(isDemo ? await seedAffiliate() : 0, 'affiliate')
}

const seedTerms = async () => {
  if ((await db.affiliateTerms.count()) > 0) return
  await db.affiliateTerms.create({
    data: {
      ...both({ text: affiliateTerms }),
      createdAt: daysAgo(SINCE_DAYS + 30),
    },
  })
}

/** Seeds the affiliate only if there is none. */
const seedAffiliate = async () => {
  if ((await db.affiliateProfile.count()) > 0) return 0
  const user = await db.user.findUnique({ where: { email: AFFILIATE } })
  const terms = await db.affiliateTerms.findFirst()
  if (!user || !terms) return 0
  const profile = await db.affiliateProfile.create({
    data: {
      userId: user.id,
      code: 'WENA2345',
      slug: SLUG,
      termsVersion: terms.version,
      termsAcceptedAt: daysAgo(SINCE_DAYS),
      createdAt: daysAgo(SINCE_DAYS),
      links: {
        create: links.map(({ visitors, ...link }) => ({
          ...link,
          clicks: visitors,
          createdAt: daysAgo(SINCE_DAYS),
        })),
      },
    },
    include: { links: { orderBy: { id: 'asc' } } },
  })
  await db.slug.create({
    data: { slug: SLUG, kind: 'AFFILIATE', targetId: String(profile.id) },
  })
  await db.affiliateClick.createMany({
    data: profile.links.flatMap(({ id, clicks }) =>
      Array.from({ length: clicks }, (_, index) => ({
        linkId: id,
        day: dateColumnOf(addDays(manilaToday(), -(index % 14))),
        visitorKey: `seeded-${index}`,
      }))
    ),
  })
  await seedLeads(profile.id, profile.links[1].id, user.id)
  return 1
}

/** The people of the newest orders are customers; some who never ordered are registered. */
const seedLeads = async (
  affiliateId: number,
  linkId: number,
  ownId: number
) => {
  const isOther = { id: { not: ownId }, archivedAt: null, mergedIntoId: null }
  const [invoice] = await db.invoice.findMany({
    where: { user: isOther, orderId: { not: null }, voidedAt: null },
    orderBy: { id: 'desc' },
    take: 1,
    include: { user: true },
  })
  const registered = await db.user.findMany({
    where: { ...isOther, isMember: false },
    orderBy: { id: 'asc' },
    take: 3,
  })
  const people = [
    ...(invoice ? [invoice.user] : []),
    ...registered.filter(({ id }) => id !== invoice?.userId),
  ]
  const leads = await db.affiliateLead.createManyAndReturn({
    data: people.map((person, index) => {
      const since = daysAgo(20 - index * 4)
      return {
        affiliateId,
        linkId,
        userId: person.id,
        email: person.email,
        name: `${person.firstName} ${person.lastName}`,
        source: 'SIGN_UP' as const,
        status:
          person.id === invoice?.userId
            ? ('CUSTOMER' as const)
            : ('REGISTERED' as const),
        tags: ['facebook'],
        firstTouchAt: since,
        lastTouchAt: since,
        expiresAt: new Date(since.getTime() + LEAD_DAYS * 86_400_000),
      }
    }),
  })
  const leadCount = leads.length
  await db.affiliateProfile.update({
    where: { id: affiliateId },
    data: { leadCount },
  })
  await db.affiliateLink.update({ where: { id: linkId }, data: { leadCount } })
  const lead = leads.find(({ userId }) => userId === invoice?.userId)
  if (!invoice || !lead) return
  await db.attribution.create({
    data: {
      affiliateId,
      invoiceId: invoice.id,
      leadId: lead.id,
      linkId,
      reason: 'LEAD',
      facts: {
        leadSince: lead.firstTouchAt.toISOString(),
        leadUntil: lead.expiresAt.toISOString(),
      },
      createdAt: invoice.createdAt,
    },
  })
}
