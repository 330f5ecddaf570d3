import type { AccountabilityGroup, Prisma } from '@prisma/client'

import { communityReminderEmail } from 'src/emails/communityReminderEmail'
import { int, statement } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { viewerOf } from 'src/services/learning/audience'
import {
  isExpected,
  periodOn,
  periodsClosing,
  type CheckInPeriod,
} from 'src/shared/community/checkIns'
import {
  addDays,
  dateColumnOf,
  type Day,
  dayOf,
  dayOfDateColumn,
  startOfDay,
} from 'src/shared/manilaTime'

import { BUDDIES_PATH } from '../places'

const GROUPS_AT_ONCE = 100

/** A run makes up for this many days without one. */
const CATCHES_UP_DAYS = 8

/** The members of a group who have access today; from those who lapsed nothing is expected. */
const LIVE = statement(
  `SELECT am."userId" FROM "AccountabilityMember" am, LATERAL (${viewerOf('am."userId"')}) viewer
   WHERE am."groupId" = $1 AND am."endedAt" IS NULL AND viewer."isLive"`,
  { userId: int }
)

const withPerson = {
  user: {
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      language: true,
    },
  },
} as const

type Member = Prisma.AccountabilityMemberGetPayload<{
  include: typeof withPerson
}>

/** The members who have to send a check-in and have sent none. */
const withoutOne = async (
  tx: Tx,
  group: AccountabilityGroup,
  members: Member[],
  period: CheckInPeriod
) => {
  if (!isExpected(period, dayOfDateColumn(group.startsOn))) return []
  const sent = await tx.checkIn.findMany({
    where: { groupId: group.id, dueOn: dateColumnOf(period.dueOn) },
    select: { userId: true },
  })
  return members.filter(
    ({ userId, startsOn }) =>
      isExpected(period, dayOfDateColumn(startsOn)) &&
      !sent.some((each) => each.userId === userId)
  )
}

const close = async (
  tx: Tx,
  group: AccountabilityGroup,
  members: Member[],
  period: CheckInPeriod
) => {
  const missing = await withoutOne(tx, group, members, period)
  if (missing.length === 0) return
  const dueOn = dateColumnOf(period.dueOn)
  await tx.checkIn.createMany({
    data: missing.map(({ userId }) => ({
      userId,
      groupId: group.id,
      dueOn,
      status: 'MISSED' as const,
    })),
  })
  for (const { userId } of missing)
    await notify(tx, userId, {
      kind: 'CHECK_IN',
      facts: {
        group: group.name,
        change: 'missed',
        day: period.dueOn,
        reason: null,
      },
      path: BUDDIES_PATH,
    })
  if (group.leaderId)
    await notify(tx, group.leaderId, {
      kind: 'CHECK_IN_TO_LEADER',
      facts: {
        group: group.name,
        change: 'missed',
        reason: null,
      },
      about: missing.map(({ user }) => user),
      path: BUDDIES_PATH,
    })
}

const remind = async (
  tx: Tx,
  group: AccountabilityGroup,
  members: Member[],
  period: CheckInPeriod
) => {
  const dueOn = dateColumnOf(period.dueOn)
  const waited = await withoutOne(tx, group, members, period)
  const unaware = waited.filter(
    ({ remindedOf }) => remindedOf?.getTime() !== dueOn.getTime()
  )
  for (const { userId, user } of unaware)
    await notify(
      tx,
      { userId, email: user.email },
      {
        kind: 'CHECK_IN',
        facts: {
          group: group.name,
          change: 'due',
          day: period.dueOn,
          reason: null,
        },
        path: BUDDIES_PATH,
      },
      communityReminderEmail({
        lang: user.language,
        firstName: user.firstName,
        about: { kind: 'checkIn', group: group.name, day: period.dueOn },
      }),
      { notAfter: startOfDay(addDays(period.dueOn, 1)) }
    )
  await tx.accountabilityMember.updateMany({
    where: { id: { in: unaware.map(({ id }) => id) } },
    data: { remindedOf: dueOn },
  })
}

const follow = (groupId: number, today: Day) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'AccountabilityGroup', groupId)
    const group = await tx.accountabilityGroup.findUniqueOrThrow({
      where: { id: groupId },
    })
    if (group.status !== 'ACTIVE') return
    const live = await LIVE.all(tx, [groupId])
    const members = await tx.accountabilityMember.findMany({
      where: {
        groupId,
        endedAt: null,
        userId: { in: live.map(({ userId }) => userId) },
        user: { archivedAt: null },
      },
      orderBy: { id: 'asc' },
      include: withPerson,
    })
    const closed = periodsClosing(
      group,
      addDays(today, -CATCHES_UP_DAYS),
      addDays(today, -1)
    )
    for (const period of closed) await close(tx, group, members, period)
    const current = periodOn(group, today)
    if (current.dueOn === today) await remind(tx, group, members, current)
  })

/**
 * Marks the check-ins that were missed and reminds of those that are due today. A repeated run changes nothing. Each
 * group is one transaction; one that fails does not stop the others.
 * @throws the first failure, after all groups
 */
export const followCheckIns = async (now: Date) => {
  const today = dayOf(now)
  let after = 0
  const failures: unknown[] = []
  for (;;) {
    const groups = await db.accountabilityGroup.findMany({
      where: { id: { gt: after }, status: 'ACTIVE' },
      orderBy: { id: 'asc' },
      take: GROUPS_AT_ONCE,
      select: { id: true },
    })
    for (const { id } of groups)
      await follow(id, today).catch((failure) => failures.push(failure))
    if (groups.length < GROUPS_AT_ONCE) break
    after = groups[groups.length - 1].id
  }
  if (failures.length > 0) throw failures[0]
}
