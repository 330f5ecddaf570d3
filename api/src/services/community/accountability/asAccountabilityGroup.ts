import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'
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

import { mayRun, readableOf } from './accountabilityScope'
import { isChoosing } from './leadSelection/candidacies'
import { isPresent } from './places'

const MOST_SHOWN = 120

/** For streaks: as many check-ins as a daily group of six sends in half a year. */
const MOST_COUNTED = 1100

export const withParts = {
  leader: { select: { ...withPerson.user.select, email: true } },
  challenge: { select: { name: true, translations: true } },
  // The ids, since a relation's _count in a list counts the whole table.
  members: { where: isPresent, select: { id: true } },
} as const satisfies Prisma.AccountabilityGroupInclude

type Row = Prisma.AccountabilityGroupGetPayload<{ include: typeof withParts }>

/** A group in a list. */
export const asListed = ({ leader, challenge, members, ...row }: Row) => ({
  ...row,
  challengeName: challenge && local(challenge, 'name'),
  startsOn: dayOfDateColumn(row.startsOn),
  leader: leader && asGroupPerson({ user: leader }),
  leaderEmail: currentUser().pageAccess.editGroup ? leader?.email : null,
  memberCount: members.length,
})

type CheckInRow = Prisma.CheckInGetPayload<{ include: typeof withPerson }>

const shownTo =
  (readable: ReadonlySet<number>) =>
  ({ user, ...row }: CheckInRow) => {
    const isPrivate = !readable.has(row.userId)
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
  const [members, rows, counted] = await Promise.all([
    db.accountabilityMember.findMany({
      where: { groupId: row.id, ...isPresent },
      orderBy: { id: 'asc' },
      include: withPerson,
    }),
    db.checkIn.findMany({
      where: { groupId: row.id },
      orderBy: [{ dueOn: 'desc' }, { id: 'desc' }],
      take: MOST_SHOWN,
      include: withPerson,
    }),
    db.checkIn.findMany({
      where: { groupId: row.id },
      orderBy: [{ dueOn: 'desc' }, { id: 'desc' }],
      take: MOST_COUNTED,
      select: { userId: true, dueOn: true, status: true },
    }),
  ])
  const today = manilaToday()
  const current = periodOn(row, today)
  const startsOn = dayOfDateColumn(row.startsOn)
  const isActive = row.status === 'ACTIVE'
  const days = counted.map((each) => ({
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
  // A period that is still open counts for the group once everybody has sent theirs.
  const isWaiting = (dueOn: string) => {
    const period = periodOn(row, dueOn)
    return (
      period.dueOn === dueOn &&
      period.closesOn >= today &&
      members.some(
        (each) => isDueBy(each.startsOn, period) && !sentOf(each.userId, dueOn)
      )
    )
  }
  const readable = await readableOf(
    row.id,
    rows.map(({ userId }) => userId)
  )
  const own = members.find(({ userId }) => userId === viewerId)
  return {
    ...asListed(row),
    nextMeetingAt: nextMeetingAt(row, new Date()),
    currentDueOn: isActive ? current.dueOn : null,
    streak: groupStreakOf(days.filter(({ dueOn }) => !isWaiting(dueOn))),
    members: members.map(({ userId, startsOn: joinedOn, user }) => ({
      person: asGroupPerson({ user }),
      streak: streakOf(ofUser(userId).map(({ status }) => status)),
      current: sentOf(userId, current.dueOn)?.status ?? null,
      isAwaited: isDueBy(joinedOn, current),
    })),
    checkIns: rows.map(shownTo(readable)),
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
    isChoosing: isChoosing(row),
    mayRun: mayRun(row.id),
  }
}
