import type { Prisma } from '@prisma/client'
import type { LeadsFilter, QueryResolvers } from 'types/graphql'

import {
  containing,
  pageWithin,
  searchText,
  type TableArgs,
} from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { personText, searchOf } from 'src/services/accounts/users/personSearch'
import {
  firstLetter,
  maskedEmail,
} from 'src/shared/marketing/affiliates/maskedLead'

import { mayReadLeads } from '../affiliates/affiliates'
import { requireAffiliate } from '../affiliates/requireAffiliate'

/** The count stops at this number of leads, and so do pages; the filter and the search find the rest. */
const BOUND = 10_000

const withLink = {
  link: { select: { slug: true, label: true } },
} as const satisfies Prisma.AffiliateLeadInclude

type LeadRow = Prisma.AffiliateLeadGetPayload<{ include: typeof withLink }>

const asLead = ({ link, ...row }: LeadRow) => ({
  ...row,
  linkLabel: link?.label || null,
  isLive: row.endedAt === null && row.expiresAt > new Date(),
})

/** The fields for affiliates: enough to recognise a lead, and neither address nor name. */
const asMaskedLead = (row: LeadRow) => ({
  ...asLead(row),
  email: maskedEmail(row.email),
  name: firstLetter(row.name),
  userId: null,
})

type LeadArgs = TableArgs & { filter?: LeadsFilter | null }

const leadsWhere = (
  where: Prisma.AffiliateLeadWhereInput,
  { filter, ...args }: LeadArgs
) => {
  const wanted = { ...where, ...(filter && { status: filter }) }
  return pageWithin(
    BOUND,
    { ...args, sort: args.sort ?? 'FIRST_TOUCH_AT_DESC' },
    (window) =>
      db.affiliateLead.findMany({
        where: wanted,
        include: withLink,
        ...window,
      }),
    (counted) => db.affiliateLead.count({ where: wanted, ...counted })
  )
}

/** The links of an affiliate whose label contains a text: there are few, and leads are found by their ids. */
const linksLabelled = async (affiliateId: number, q: string) => {
  const rows = await db.affiliateLink.findMany({
    where: { affiliateId, label: containing(q) },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/**
 * The signed-in affiliate's leads. The search reads their own links' labels only, because a search of addresses would
 * tell them. @throws AFFILIATE_TERMS_FIRST
 */
export const myAffiliateLeadsPage = (async (args) => {
  const { id: affiliateId } = await requireAffiliate()
  const q = args.q?.trim()
  const { rows, ...total } = await leadsWhere(
    {
      affiliateId,
      ...(q && { linkId: { in: await linksLabelled(affiliateId, q) } }),
    },
    args
  )
  return { rows: rows.map(asMaskedLead), ...total }
}) satisfies QueryResolvers['myAffiliateLeadsPage']

const leadsNamed = searchOf({
  id: 'l.id',
  rows: '"AffiliateLead" l WHERE l."affiliateId" = $1',
  most: BOUND,
  text: personText('l.name', "''", 'l.email'),
})

/** The leads of an affiliate, for staff; those who may edit affiliates see whole addresses, and search in them. */
export const affiliateLeadsPage = (async ({ affiliateId, ...args }) => {
  const isWhole = mayReadLeads()
  const words = isWhole ? searchText(args.q) : ''
  const { rows, ...total } = await leadsWhere(
    {
      affiliateId,
      ...(words && { id: { in: await leadsNamed(words, affiliateId) } }),
    },
    args
  )
  return { rows: rows.map(isWhole ? asLead : asMaskedLead), ...total }
}) satisfies QueryResolvers['affiliateLeadsPage']
