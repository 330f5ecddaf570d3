import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import {
  groupStreakOf,
  isExpected,
  periodBefore,
  periodOn,
  statusOn,
  streakOf,
} from 'src/shared/community/checkIns'
import { nextMeetingAt } from 'src/shared/community/meeting'
import { dayOfDateColumn, manilaToday } from 'src/shared/manilaTime'

import { asGroupPerson, withPerson } from '../groups/asGroup'

import { mayReadPrivate, mayRun } from './accountabilityScope'

/** As many check-ins as a full group sends in a quarter of a year of weeks, or in ten days. */
const MOST_SHOWN = 120

const present = {
  endedAt: null,
  user: { archivedAt: null },
} as const satisfies Prisma.AccountabilityMemberWhereInput

export const withParts = {
  leader: { select: { ...withPerson.user.select, email: true } },
  _count: { select: { members: { where: present } } },
} as const satisfies Prisma.AccountabilityGroupInclude

type Row = Prisma.AccountabilityGroupGetPayload<{ include: typeof withParts }>

/** A group in a list. */
export const asListed = ({ leader, _count, ...row }: Row) => ({
  ...row,
  startsOn: dayOfDateColumn(row.startsOn),
  leader: leader && asGroupPerson({ user: leader }),
  leaderEmail: currentUser().pageAccess.editGroup ? leader?.email : null,
  memberCount: _count.members,
})

type CheckInRow = Prisma.CheckInGetPayload<{ include: typeof withPerson }>

const shownTo =
  (viewerId: number, readsPrivate: boolean) =>
  ({ user, ...row }: CheckInRow) => {
    const isPrivate = !readsPrivate && row.userId !== viewerId
    return {
      ...row,
      person: asGroupPerson({ user }),
      dueOn: dayOfDateColumn(row.dueOn),
      ...(isPrivate && { help: '', mood: null, answer: '', excuse: '' }),
    }
  }

/** A group with its people and what they told each other, the newest first. */
export const asAccountabilityGroup = async (row: Row) => {
  const { id: viewerId } = currentUser()
  const [members, rows] = await Promise.all([
    db.accountabilityMember.findMany({
      where: { groupId: row.id, ...present },
      orderBy: { id: 'asc' },
      include: withPerson,
    }),
    db.checkIn.findMany({
      where: { groupId: row.id },
      orderBy: [{ dueOn: 'desc' }, { id: 'desc' }],
      take: MOST_SHOWN,
      include: withPerson,
    }),
  ])
  const today = manilaToday()
  const current = periodOn(row, today)
  const startsOn = dayOfDateColumn(row.startsOn)
  const isActive = row.status === 'ACTIVE'
  const days = rows.map((each) => ({
    ...each,
    dueOn: dayOfDateColumn(each.dueOn),
  }))
  const ofUser = (userId: number) =>
    days.filter((each) => each.userId === userId)
  const sentOf = (userId: number, dueOn: string) =>
    ofUser(userId).find((each) => each.dueOn === dueOn)
  const isDueBy = (joinedOn: Date, period: typeof current) =>
    isActive &&
    isExpected(period, startsOn) &&
    isExpected(period, dayOfDateColumn(joinedOn))
  const own = members.find(({ userId }) => userId === viewerId)
  return {
    ...asListed(row),
    nextMeetingAt: nextMeetingAt(row, new Date()),
    currentDueOn: isActive ? current.dueOn : null,
    streak: groupStreakOf(days),
    members: members.map(({ userId, startsOn: joinedOn, user }) => ({
      person: asGroupPerson({ user }),
      streak: streakOf(ofUser(userId).map(({ status }) => status)),
      current: sentOf(userId, current.dueOn)?.status ?? null,
      isAwaited: isDueBy(joinedOn, current),
    })),
    checkIns: rows.map(shownTo(viewerId, mayReadPrivate(row.leaderId))),
    // Newcomers may send the check-in of the period in which they come; it is only not expected of them.
    mine:
      own && isActive
        ? [current, periodBefore(row, current)]
            .filter(
              (period) =>
                statusOn(period, today) === 'ON_TIME' ||
                (statusOn(period, today) === 'LATE' &&
                  isDueBy(own.startsOn, period) &&
                  !sentOf(viewerId, period.dueOn))
            )
            .map((period) => ({
              ...period,
              isLate: statusOn(period, today) === 'LATE',
            }))
        : [],
    isMember: !!own,
    mayRun: mayRun(row.leaderId),
  }
}
