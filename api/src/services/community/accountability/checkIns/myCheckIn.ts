import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { isExpected, periodOn, streakOf } from 'src/shared/community/checkIns'
import {
  dateColumnOf,
  dayOfDateColumn,
  manilaToday,
} from 'src/shared/manilaTime'

/** A year of a daily group, for the streak. */
const MOST_COUNTED = 365

/** How the viewer's check-in of the current period stands; null without a group that expects one. */
export const myCheckIn = (async () => {
  const { id: userId, accountabilityGroupId: groupId } = currentUser()
  if (groupId === null) return null
  const [place, rows] = await Promise.all([
    db.accountabilityMember.findFirst({
      where: { userId, groupId, endedAt: null, group: { status: 'ACTIVE' } },
      include: { group: true },
    }),
    db.checkIn.findMany({
      where: { userId, groupId },
      orderBy: { dueOn: 'desc' },
      take: MOST_COUNTED,
      select: { dueOn: true, status: true },
    }),
  ])
  if (!place) return null
  const { group } = place
  const period = periodOn(group, manilaToday())
  const { dueOn } = period
  const due = dateColumnOf(dueOn).getTime()
  return {
    groupName: group.name,
    dueOn,
    status: rows.find((each) => each.dueOn.getTime() === due)?.status ?? null,
    isExpected:
      isExpected(period, dayOfDateColumn(group.startsOn)) &&
      isExpected(period, dayOfDateColumn(place.startsOn)),
    streak: streakOf(rows.map(({ status }) => status)),
  }
}) satisfies QueryResolvers['myCheckIn']
