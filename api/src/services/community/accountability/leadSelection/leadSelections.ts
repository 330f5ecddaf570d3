import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { containing, pageWithin } from 'src/lib/database/paging'
import { db } from 'src/lib/db'

import { asGroupPerson, withPerson } from '../../groups/asGroup'
import { groupsInReach, mayRun } from '../accountabilityScope'
import { isPresent } from '../places'

import {
  choosing,
  isChoosing,
  isOpen,
  mayDecide,
  openStatuses,
  selectionsInReach,
} from './candidacies'

const withCandidates = {
  leader: withPerson.user,
  candidacies: { where: isOpen, select: { status: true } },
  members: { where: isPresent, select: { id: true } },
} satisfies Prisma.AccountabilityGroupInclude

/** The count of groups stops at this number, and so do pages; a search finds the rest. */
const BOUND = 1000

/** The groups within reach that choose a leader. */
export const leadSelectionsPage = (async ({ q, ...args }) => {
  const where: Prisma.AccountabilityGroupWhereInput = {
    AND: [selectionsInReach(), choosing],
    name: containing(q),
  }
  const { rows, ...total } = await pageWithin(
    BOUND,
    { ...args, sort: args.sort ?? 'NAME' },
    (window) =>
      db.accountabilityGroup.findMany({
        where,
        include: withCandidates,
        ...window,
      }),
    (counted) => db.accountabilityGroup.count({ where, ...counted })
  )
  return {
    rows: rows.map(({ leader, candidacies, members, ...row }) => ({
      ...row,
      leader: leader && asGroupPerson({ user: leader }),
      memberCount: members.length,
      candidateCount: candidacies.length,
      shortlistedCount: candidacies.filter(
        ({ status }) => status === 'SHORTLISTED'
      ).length,
    })),
    ...total,
  }
}) satisfies QueryResolvers['leadSelectionsPage']

const MOST_CANDIDACIES = 100

const withParts = {
  leader: withPerson.user,
  members: { where: isPresent, orderBy: { id: 'asc' }, include: withPerson },
  candidacies: {
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_CANDIDACIES,
    include: { ...withPerson, nominatedBy: withPerson.user },
  },
} satisfies Prisma.AccountabilityGroupInclude

type Row = Prisma.AccountabilityGroupGetPayload<{ include: typeof withParts }>

const asCandidacy = (
  { user, nominatedBy, reason, ...row }: Row['candidacies'][number],
  mayDecide: boolean
) => {
  const isOwn = user.id === currentUser().id
  return {
    ...row,
    person: asGroupPerson({ user }),
    nominatedBy: nominatedBy && asGroupPerson({ user: nominatedBy }),
    isOwn,
    // Why somebody declined or withdrew is told to who nominated them and to staff.
    reason:
      isOwn || mayDecide || nominatedBy?.id === currentUser().id ? reason : '',
  }
}

/** The choice of a group's leader, with all who stood or stand; null for a group out of reach. */
export const leadSelection = (async ({ groupId }) => {
  const row = await db.accountabilityGroup.findFirst({
    where: { id: groupId, AND: selectionsInReach() },
    include: withParts,
  })
  if (!row) return null
  // A viewer who is only a candidate neither sees the group's members nor nominates.
  const isInReach =
    (await db.accountabilityGroup.count({
      where: { id: groupId, AND: groupsInReach() },
    })) > 0
  const decides = await mayDecide(db, groupId)
  const standing = row.candidacies.filter(({ status }) =>
    openStatuses.includes(status)
  )
  return {
    id: row.id,
    name: row.name,
    leader: row.leader && asGroupPerson({ user: row.leader }),
    isChoosing: isChoosing(row),
    isEnded: row.status === 'ENDED',
    candidacies: row.candidacies.map((each) => asCandidacy(each, decides)),
    people: (isInReach ? row.members : [])
      .filter(({ userId }) => !standing.some((each) => each.userId === userId))
      .map(asGroupPerson),
    mayDecide: decides,
    mayOpen: mayRun(row.id),
  }
}) satisfies QueryResolvers['leadSelection']
