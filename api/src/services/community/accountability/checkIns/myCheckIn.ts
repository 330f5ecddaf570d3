import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { periodOn, streakOf } from 'src/shared/community/checkIns'
import { dateColumnOf, manilaToday } from 'src/shared/manilaTime'

/** A year of a daily group, for the streak. */
const MOST_COUNTED = 365

/** How the viewer's check-in of the current period stands; null without a group that expects one. */
export const myCheckIn = (async () => {
  const { id: userId, accountabilityGroupId: groupId } = currentUser()
  if (groupId === null) return null
  const [group, rows] = await Promise.all([
    db.accountabilityGroup.findFirst({
      where: { id: groupId, status: 'ACTIVE' },
    }),
    db.checkIn.findMany({
      where: { userId, groupId },
      orderBy: { dueOn: 'desc' },
      take: MOST_COUNTED,
      select: { dueOn: true, status: true },
    }),
  ])
  if (!group) return null
  const { dueOn } = periodOn(group, manilaToday())
  const due = dateColumnOf(dueOn).getTime()
  return {
    groupName: group.name,
    dueOn,
    status: rows.find((each) => each.dueOn.getTime() === due)?.status ?? null,
    streak: streakOf(rows.map(({ status }) => status)),
  }
}) satisfies QueryResolvers['myCheckIn']
