import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { containing, pageWithin } from 'src/lib/database/paging'
import { db } from 'src/lib/db'

import { groupsInReach } from './accountabilityScope'
import {
  asAccountabilityGroup,
  asListed,
  withParts,
} from './asAccountabilityGroup'

/** The count of groups stops at this number, and so do pages; a search finds the rest. */
const BOUND = 1000

/** Without a filter, the groups in use. */
export const accountabilityGroupsPage = (async ({
  challengeId,
  ofChallenges,
  ...args
}) => {
  const where: Prisma.AccountabilityGroupWhereInput = {
    AND: groupsInReach(),
    status: args.filter ?? { not: 'ENDED' },
    name: containing(args.q),
    challengeId: challengeId ?? (ofChallenges ? { not: null } : undefined),
  }
  const { rows, ...total } = await pageWithin(
    BOUND,
    { ...args, sort: args.sort ?? 'NAME' },
    (window) =>
      db.accountabilityGroup.findMany({ where, include: withParts, ...window }),
    (counted) => db.accountabilityGroup.count({ where, ...counted })
  )
  return { rows: rows.map(asListed), ...total }
}) satisfies QueryResolvers['accountabilityGroupsPage']

export const accountabilityGroup = (async ({ id }) => {
  const row = await db.accountabilityGroup.findFirst({
    where: { id, AND: groupsInReach() },
    include: withParts,
  })
  return row && asAccountabilityGroup(row)
}) satisfies QueryResolvers['accountabilityGroup']
