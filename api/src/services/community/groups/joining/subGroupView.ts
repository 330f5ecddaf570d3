import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { nextMeetingAt, type Meeting } from 'src/shared/community/meeting'

import { asGroupPerson, isHere, withPerson } from '../asGroup'
import { mayReadGroup } from '../groupScope'

const MOST_SHOWN = 500

/** A sub-group without a day of its own meets with its group. */
const meetingOf = (of: Meeting & { meetingUrl: string }) => ({
  meetingUrl: of.meetingUrl,
  nextMeetingAt: nextMeetingAt(of, new Date()),
})

/** A sub-group for its own people, the leaders of its group, and staff who may read it; not found for others. */
export const subGroupView = (async ({ id }) => {
  const row = await db.subGroup.findFirst({
    where: { id, archivedAt: null },
    include: {
      group: true,
      memberships: {
        where: isHere,
        orderBy: [{ role: 'asc' }, { id: 'asc' }],
        take: MOST_SHOWN,
        include: withPerson,
      },
    },
  })
  const isMine = currentUser().group?.subGroupId === id
  if (!row || !(isMine || mayReadGroup(row.groupId))) return null

  const { group, memberships } = row
  const groupLeaders = await db.groupMembership.findMany({
    where: { groupId: group.id, ...isHere, role: 'LEADER' },
    orderBy: { id: 'asc' },
    include: withPerson,
  })
  const leaders = memberships.filter(({ role }) => role === 'ASSISTANT')
  return {
    ...row,
    groupName: group.name,
    description: group.description,
    chatUrl: group.chatUrl,
    ...meetingOf(row.meetingDay ? row : group),
    leaders: [...leaders, ...groupLeaders].map(asGroupPerson),
    members: memberships
      .filter(({ role }) => role === 'MEMBER')
      .map(asGroupPerson),
    isMine,
  }
}) satisfies QueryResolvers['subGroupView']
