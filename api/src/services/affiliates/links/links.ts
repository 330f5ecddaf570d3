import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { siteUrl } from 'src/emails/layout'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'

import { requireAffiliate } from '../affiliates/requireAffiliate'

export const withTarget = {
  affiliate: { select: { slug: true } },
  funnel: { select: { product: { select: { name: true } } } },
} as const satisfies Prisma.AffiliateLinkInclude

type LinkRow = Prisma.AffiliateLinkGetPayload<{ include: typeof withTarget }>

export const asLink = ({ affiliate, funnel, ...row }: LinkRow) => ({
  ...row,
  isMain: row.slug === '',
  isArchived: row.archivedAt !== null,
  funnelName: funnel?.product.name ?? null,
  url: siteUrl(`/${affiliate.slug}${row.slug && `/${row.slug}`}`),
})

const linksOf = async (affiliateId: number) => {
  const rows = await db.affiliateLink.findMany({
    where: { affiliateId },
    // The main link first, archived ones last.
    orderBy: [{ archivedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    include: withTarget,
  })
  return rows.map(asLink)
}

/** The signed-in affiliate's links, the main one first. @throws AFFILIATE_TERMS_FIRST */
export const myAffiliateLinks = (async () =>
  linksOf(
    (await requireAffiliate()).id
  )) satisfies QueryResolvers['myAffiliateLinks']

/** An affiliate's links, for staff. */
export const affiliateLinks = (async ({ affiliateId }) =>
  linksOf(affiliateId)) satisfies QueryResolvers['affiliateLinks']

/** The funnels to which an affiliate's link may lead. @throws AFFILIATE_TERMS_FIRST */
export const affiliateTargets = (async () => {
  await requireAffiliate()
  const rows = await db.funnel.findMany({
    where: { status: 'PUBLISHED', renewalOfFunnelId: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      headline: true,
      translations: true,
      product: { select: { name: true } },
    },
  })
  return rows.map((row) => ({
    id: row.id,
    name: [row.product.name, local(row, 'headline')].filter(Boolean).join(': '),
  }))
}) satisfies QueryResolvers['affiliateTargets']
