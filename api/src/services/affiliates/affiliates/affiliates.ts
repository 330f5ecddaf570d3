import type { Prisma } from '@prisma/client'
import type { AffiliatesOrder, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { containing, pageWithin, searchText } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { withFilipino } from 'src/lib/translations'
import { searchOf } from 'src/services/accounts/users/personSearch'
import { can } from 'src/shared/access/permissions'

import { asAffiliate, withPerson } from './asAffiliate'

/** The count stops at this number of affiliates, and so do pages; a search finds the rest. */
const BOUND = 10_000

/** The four orders of spec section 4. */
const sorts: Record<AffiliatesOrder, string> = {
  NEWEST: 'CREATED_AT_DESC',
  OLDEST: 'CREATED_AT',
  MOST_LEADS: 'LEAD_COUNT_DESC',
  HIGHEST_COMMISSION: 'EARNED_CENTAVOS_DESC',
}

const affiliatesNamed = searchOf({
  id: 'a.id',
  rows: '"AffiliateProfile" a JOIN "User" u ON u.id = a."userId" WHERE true',
  most: BOUND,
})

const matching = async (
  q: string | null | undefined
): Promise<Prisma.AffiliateProfileWhereInput> => {
  const text = containing(q)
  return text
    ? {
        OR: [
          { slug: text },
          { code: text },
          { id: { in: await affiliatesNamed(searchText(q)) } },
        ],
      }
    : {}
}

export const affiliatesPage = (async ({ order, filter, ...args }) => {
  const where: Prisma.AffiliateProfileWhereInput = {
    ...(filter && { status: filter }),
    ...(await matching(args.q)),
  }
  const { rows, ...total } = await pageWithin(
    BOUND,
    { ...args, sort: sorts[order ?? 'NEWEST'] },
    (window) =>
      db.affiliateProfile.findMany({ where, include: withPerson, ...window }),
    (counted) => db.affiliateProfile.count({ where, ...counted })
  )
  return { rows: rows.map(asAffiliate), ...total }
}) satisfies QueryResolvers['affiliatesPage']

export const affiliate = (async ({ id }) => {
  const row = await db.affiliateProfile.findUnique({
    where: { id },
    include: withPerson,
  })
  return row && asAffiliate(row)
}) satisfies QueryResolvers['affiliate']

/** All versions of the terms, the newest first; those who may edit them see both languages. */
export const affiliateTermsVersions = (async () => {
  const rows = await db.affiliateTerms.findMany({
    orderBy: { version: 'desc' },
    include: { createdBy: { select: { firstName: true, lastName: true } } },
  })
  return rows.map(({ createdBy, ...row }) => ({
    ...withFilipino(row, 'text'),
    id: row.version,
    writtenBy: createdBy && `${createdBy.firstName} ${createdBy.lastName}`,
  }))
}) satisfies QueryResolvers['affiliateTermsVersions']

/** Whether the viewer sees full addresses of leads. */
export const mayReadLeads = () => can(currentUser(), 'editAffiliates')
