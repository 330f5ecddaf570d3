import type { Prisma } from '@prisma/client'
import type { GroupMembersFilter, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { escapeLike, pageWithin, typedText } from 'src/lib/database/paging'
import { int, prepared } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { userIdsNamed } from 'src/services/accounts/users/userIdsNamed'
import { SEARCHED } from 'src/services/accounts/users/usersQuery'
import { fullName } from 'src/shared/accounts/fullName'
import { openStatuses } from 'src/shared/community/moveUp'

import { stuckBefore } from '../../stages/stuckBefore'
import { isHere } from '../asGroup'
import { groupsInScope, mustReadGroup } from '../groupScope'

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

const withParts = () =>
  ({
    group: { select: { name: true } },
    subGroup: { select: { name: true } },
    user: {
      include: {
        stage: { select: { number: true } },
        sessions: {
          where: { actorUserId: null },
          orderBy: { lastSeenAt: 'desc' },
          take: 1,
          select: { lastSeenAt: true },
        },
        moveUps: {
          where: { status: { in: [...openStatuses] } },
          take: 1,
          select: { id: true },
        },
      },
    },
  }) satisfies Prisma.GroupMembershipInclude

type Row = Prisma.GroupMembershipGetPayload<{
  include: ReturnType<typeof withParts>
}>

/** What is known of a person while they are in the group; leaders who are no staff learn nothing of those who left. */
const todayOf = ({ user, endedAt }: Row, isStaff: boolean) =>
  endedAt && !isStaff
    ? {
        facebookProfile: null,
        stageNumber: null,
        lastSeenAt: null,
        isStuck: false,
      }
    : {
        facebookProfile: user.facebookProfile,
        stageNumber: user.stage?.number ?? null,
        lastSeenAt: user.sessions[0]?.lastSeenAt ?? null,
        isStuck:
          user.stage !== null &&
          user.moveUps.length === 0 &&
          user.stageProgressAt < stuckBefore(),
      }

const asMember = (row: Row, isStaff: boolean) => {
  const { group, subGroup, user, ...place } = row
  return {
    ...place,
    name: fullName(user),
    slug: user.slug,
    email: isStaff ? user.email : null,
    groupName: group.name,
    subGroupName: subGroup?.name ?? null,
    ...todayOf(row, isStaff),
  }
}

const NAMED = prepared(
  'groupMembersNamed',
  `SELECT DISTINCT u.id FROM "GroupMembership" gm JOIN "User" u ON u.id = gm."userId"
    WHERE gm."groupId" = $1 AND ${SEARCHED} LIKE '%' || $2 || '%' LIMIT ${BOUND}`,
  { id: int }
)

/** Those whose name or e-mail contains the words: all of one group, or as many as a search of people finds. */
const namedIn = async (groupId: number | null | undefined, words: string) =>
  groupId == null
    ? userIdsNamed(words)
    : (await NAMED.all(pool, [groupId, escapeLike(words.toLowerCase())])).map(
        ({ id }) => id
      )

/** Which groups a list covers. @throws NOT_FOUND for groups beyond the viewer's scope */
const groupOf = (
  groupId: number | null | undefined
): Prisma.GroupMembershipWhereInput => {
  if (groupId != null) {
    mustReadGroup(groupId)
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
  const words = typedText(q ?? '')
  const where: Prisma.GroupMembershipWhereInput = {
    ...(filter ? filters[filter]() : isHere),
    ...scope,
    ...(subGroupId != null && { subGroupId }),
    ...(words && { userId: { in: await namedIn(groupId, words) } }),
  }
  const { rows, ...total } = await pageWithin(
    BOUND,
    { ...place, sort: sort ?? 'STARTED_AT_DESC' },
    (window) =>
      db.groupMembership.findMany({ where, include: withParts(), ...window }),
    (counted) => db.groupMembership.count({ where, ...counted })
  )
  const isStaff = currentUser().pageAccess.viewGroupMembers
  return { rows: rows.map((row) => asMember(row, isStaff)), ...total }
}) satisfies QueryResolvers['groupMembersPage']
