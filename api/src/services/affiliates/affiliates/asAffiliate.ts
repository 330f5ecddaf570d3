import type { AffiliateProfile, Prisma } from '@prisma/client'

import type { db, Tx } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

/** Prisma's client, in or outside of a transaction. */
type Reader = typeof db | Tx

/** An affiliate as they see themselves; staff's note is not theirs to read. */
export const asMyAffiliate = async (on: Reader, row: AffiliateProfile) => {
  const [newest, sums] = await Promise.all([
    on.affiliateTerms.findFirst({
      orderBy: { version: 'desc' },
      select: { version: true },
    }),
    on.affiliateLink.aggregate({
      where: { affiliateId: row.id },
      _sum: { clicks: true },
    }),
  ])
  return {
    id: row.id,
    code: row.code,
    slug: row.slug,
    status: row.status,
    statusReason: row.statusReason,
    termsVersion: row.termsVersion,
    termsAcceptedAt: row.termsAcceptedAt,
    hasNewTerms: (newest?.version ?? 0) > row.termsVersion,
    clicks: sums._sum.clicks ?? 0,
    leadCount: row.leadCount,
  }
}

export const withPerson = {
  user: {
    select: { firstName: true, lastName: true, email: true, archivedAt: true },
  },
} as const satisfies Prisma.AffiliateProfileInclude

type AffiliateRow = Prisma.AffiliateProfileGetPayload<{
  include: typeof withPerson
}>

/** An affiliate as staff see them. */
export const asAffiliate = ({ user, slugChangedAt, ...row }: AffiliateRow) => ({
  ...row,
  name: fullName(user),
  email: user.email,
  isArchived: user.archivedAt !== null,
  isSlugChanged: slugChangedAt !== null,
})
