import type { GroupMembership, Prisma } from '@prisma/client'
import type { GroupMembersFilter, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { pageWithin, searchText } from 'src/lib/database/paging'
import {
  bool,
  int,
  nullable,
  prepared,
  text,
  timestamp,
  type RowOf,
} from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import {
  PERSON_NAMES,
  searchOf,
} from 'src/services/accounts/users/personSearch'
import { fullName } from 'src/shared/accounts/fullName'
import { openStatuses } from 'src/shared/community/moveUp'

import { stuckBefore } from '../../stages/stuckBefore'
import { isHere } from '../asGroup'
import { groupsInScope, requireGroupReader } from '../groupScope'

/** The count of members stops at this number, and so do pages; a search finds the rest. */
const BOUND = 1000

/** A member who waits for the answer to a move-up request is not stuck. */
export const isStuckWhere = (): Prisma.UserWhereInput => ({
  stageId: { not: null },
  stageProgressAt: { lt: stuckBefore() },
  moveUps: { none: { status: { in: [...openStatuses] } } },
})

const filters: Record<
  GroupMembersFilter,
  () => Prisma.GroupMembershipWhereInput
> = {
  LEADERS: () => ({ ...isHere, role: { not: 'MEMBER' } }),
  STUCK: () => ({ ...isHere, user: { ...isHere.user, ...isStuckWhere() } }),
  FORMER: () => ({ hasLeft: true, user: isHere.user }),
}

/** $2 are the statuses of open move-up requests. */
const PARTS = prepared(
  'groupMemberParts',
  `SELECT gm.id, g.name AS "groupName", sg.name AS "subGroupName", u."firstName", u."lastName", u.slug, u.email, u."facebookProfile",
    st.number AS "stageNumber", u."stageProgressAt",
    (SELECT max(s."lastSeenAt") FROM "Session" s WHERE s."userId" = u.id AND s."actorUserId" IS NULL) AS "lastSeenAt",
    EXISTS (SELECT FROM "MoveUpRequest" r WHERE r."userId" = u.id AND r.status::text = ANY($2::text[])) AS "isWaiting"
   FROM "GroupMembership" gm JOIN "Group" g ON g.id = gm."groupId" JOIN "User" u ON u.id = gm."userId"
     LEFT JOIN "SubGroup" sg ON sg.id = gm."subGroupId" LEFT JOIN "Stage" st ON st.id = u."stageId"
   WHERE gm.id = ANY($1::int[])`,
  {
    id: int,
    groupName: text,
    subGroupName: nullable(text),
    firstName: text,
    lastName: text,
    slug: text,
    email: text,
    facebookProfile: nullable(text),
    stageNumber: nullable(int),
    stageProgressAt: timestamp,
    lastSeenAt: nullable(timestamp),
    isWaiting: bool,
  }
)

type Parts = RowOf<typeof PARTS>

/**
 * Facts about a person that are shown while they are in the group; leaders who are no staff learn nothing of those who
 * left.
 */
const todayOf = (parts: Parts, isKnown: boolean) => ({
  facebookProfile: isKnown ? parts.facebookProfile : null,
  stageNumber: isKnown ? parts.stageNumber : null,
  lastSeenAt: isKnown ? parts.lastSeenAt : null,
  isStuck:
    isKnown &&
    parts.stageNumber !== null &&
    !parts.isWaiting &&
    parts.stageProgressAt < stuckBefore(),
})

const asMembers = async (rows: GroupMembership[]) => {
  const isStaff = currentUser().pageAccess.viewGroupMembers
  const all = await PARTS.all(pool, [rows.map(({ id }) => id), openStatuses])
  const partsOf = new Map(all.map((parts) => [parts.id, parts]))
  return rows.map((row) => {
    const parts = found(partsOf.get(row.id))
    return {
      ...row,
      name: fullName(parts),
      slug: parts.slug,
      email: isStaff ? parts.email : null,
      groupName: parts.groupName,
      subGroupName: parts.subGroupName,
      ...todayOf(parts, isStaff || row.endedAt === null),
    }
  })
}

const ofGroup = {
  id: 'u.id',
  rows: `"GroupMembership" gm JOIN "User" u ON u.id = gm."userId" WHERE gm."groupId" = $1`,
  most: BOUND,
}
const membersNamed = searchOf(ofGroup)
/** The search for leaders who are no staff: a search by address would reveal addresses. */
const membersByName = searchOf({ ...ofGroup, text: PERSON_NAMES })

const anyMembersNamed = searchOf({
  id: 'u.id',
  rows: '"GroupMembership" gm JOIN "User" u ON u.id = gm."userId" WHERE true',
  most: BOUND,
})

const namedIn = (groupId: number | null | undefined, words: string) => {
  if (groupId == null) return anyMembersNamed(words)
  const isStaff = currentUser().pageAccess.viewGroupMembers
  return (isStaff ? membersNamed : membersByName)(words, groupId)
}

/** Which groups a list covers. @throws NOT_FOUND for groups beyond the viewer's scope */
const groupOf = (
  groupId: number | null | undefined
): Prisma.GroupMembershipWhereInput => {
  if (groupId != null) {
    requireGroupReader(groupId)
    return { groupId }
  }
  if (!currentUser().pageAccess.viewGroupMembers)
    throw new AppError('NOT_FOUND')
  return { groupId: groupsInScope().id }
}

/**
 * The people of a group, of a sub-group, or of all groups within the viewer's scope; by default those who came last are
 * first.
 * @throws NOT_FOUND; REQUIRED at groupId for stuck people of all groups
 */
export const groupMembersPage = (async ({
  groupId,
  subGroupId,
  q,
  filter,
  sort,
  ...place
}) => {
  const scope = groupOf(groupId)
  refuseInput({ groupId: filter === 'STUCK' && groupId == null && 'REQUIRED' })
  const words = searchText(q)
  const where: Prisma.GroupMembershipWhereInput = {
    ...(filter ? filters[filter]() : isHere),
    ...scope,
    ...(subGroupId != null && { subGroupId }),
    ...(words && { userId: { in: await namedIn(groupId, words) } }),
  }
  const { rows, ...total } = await pageWithin(
    BOUND,
    { ...place, sort: sort ?? 'STARTED_AT_DESC' },
    (window) => db.groupMembership.findMany({ where, ...window }),
    (counted) => db.groupMembership.count({ where, ...counted })
  )
  return { rows: await asMembers(rows), ...total }
}) satisfies QueryResolvers['groupMembersPage']
