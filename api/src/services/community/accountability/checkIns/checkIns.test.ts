import { db } from 'src/lib/db'
import { periodOn, type CheckInPeriod } from 'src/shared/community/checkIns'
import {
  addDays,
  dateColumnOf,
  manilaToday,
  startOfDay,
  weekdayOfDay,
} from 'src/shared/manilaTime'
import {
  buildBuddies,
  buildBuddy,
  buildLedBuddies,
  signInAsBuddy,
} from 'src/testing/accountability'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { accountabilityGroup } from '../accountabilityGroups'

import { followCheckIns } from './followCheckIns'
import { answerCheckIn, excuseCheckIn } from './leadCheckIns'
import { myCheckIn } from './myCheckIn'
import { sendCheckIn } from './sendCheckIn'

/** Groups whose check-in is due in two days, so that no test depends on midnight. */
const dueSoon = () => {
  const dueOn = addDays(manilaToday(), 2)
  return { dueOn, checkInDay: weekdayOfDay(dueOn) }
}

/** Groups whose last check-in was due yesterday: it can be sent late. */
const dueYesterday = () => {
  const dueOn = addDays(manilaToday(), -1)
  return { dueOn, checkInDay: weekdayOfDay(dueOn) }
}

const wordsOf = (dueOn: string, changes: object = {}) => ({
  dueOn,
  done: 'Sent five proposals',
  goals: 'Send ten more',
  blockers: '',
  help: '',
  mood: 4,
  ...changes,
})

const send = (dueOn: string, changes: object = {}) =>
  sendCheckIn({ input: wordsOf(dueOn, changes) })

const noticesOf = async (userId: number) => {
  const rows = await db.notice.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ kind, facts }) => ({
    kind,
    ...(facts as { change: string; name?: string; reason: string | null }),
  }))
}

const rowsOf = (groupId: number) =>
  db.checkIn.findMany({
    where: { groupId },
    orderBy: [{ dueOn: 'asc' }, { userId: 'asc' }],
  })

describe('a check-in', () => {
  scenario('Is sent on time, changed, and stays one', async () => {
    const { dueOn, checkInDay } = dueSoon()
    const { group, ana } = await buildLedBuddies({ checkInDay })
    await signInAsBuddy(ana)
    await Promise.all([send(dueOn), send(dueOn, { goals: 'Rest' })])
    await send(dueOn, { goals: 'Two calls' })
    expect(await rowsOf(group.id)).toMatchObject([
      { status: 'ON_TIME', goals: 'Two calls', userId: ana.id },
    ])
  })

  scenario('Is late for two days after its day', async () => {
    const { dueOn, checkInDay } = dueYesterday()
    const { group, ana } = await buildLedBuddies({ checkInDay })
    await signInAsBuddy(ana)
    const before = await accountabilityGroup({ id: group.id })
    expect(before?.mine).toMatchObject([
      { dueOn: addDays(dueOn, 7), isLate: false },
      { dueOn, isLate: true },
    ])
    await send(dueOn)
    expect(await rowsOf(group.id)).toMatchObject([{ status: 'LATE' }])
    const after = await accountabilityGroup({ id: group.id })
    expect(after?.mine.map((each) => each.isLate)).toEqual([false])
  })

  const refused: [string, object, Parameters<typeof refusedFields>[0]][] = [
    ['without what was done', { done: ' ' }, { done: 'REQUIRED' }],
    ['without a goal', { goals: '' }, { goals: 'REQUIRED' }],
    ['that is too long', { help: 'x'.repeat(2001) }, { help: 'TOO_LONG' }],
    ['with an unknown mood', { mood: 6 }, { mood: 'INVALID' }],
  ]
  for (const [name, changes, fields] of refused)
    scenario(`Is refused ${name}`, async () => {
      const { dueOn, checkInDay } = dueSoon()
      const { ana } = await buildLedBuddies({ checkInDay })
      await signInAsBuddy(ana)
      await expect(send(dueOn, changes)).rejects.toMatchObject(
        refusedFields(fields)
      )
    })

  scenario('Is refused on a day on which none is due', async () => {
    const { dueOn, checkInDay } = dueSoon()
    const { ana } = await buildLedBuddies({ checkInDay })
    await signInAsBuddy(ana)
    for (const day of [
      addDays(dueOn, 1),
      addDays(dueOn, 7),
      addDays(dueOn, -14),
      'soon',
    ])
      await expect(send(day)).rejects.toMatchObject(refusal('CHECK_IN_CLOSED'))
  })

  scenario('Is refused in a paused group, and without a group', async () => {
    const { dueOn, checkInDay } = dueSoon()
    const { ana } = await buildLedBuddies({ checkInDay, status: 'PAUSED' })
    await signInAsBuddy(ana)
    await expect(send(dueOn)).rejects.toMatchObject(refusal('CHECK_IN_CLOSED'))
    await signInAsBuddy(await buildUser())
    await expect(send(dueOn)).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('the streak of a group', () => {
  scenario('Counts an open period once everybody has sent theirs', async () => {
    const { dueOn, checkInDay } = dueSoon()
    const { group, ana, ben } = await buildLedBuddies({ checkInDay })
    const streak = async () =>
      (await accountabilityGroup({ id: group.id }))?.streak
    await signInAsBuddy(ana)
    await send(dueOn)
    expect(await streak()).toBe(0)
    await signInAsBuddy(ben)
    await send(dueOn)
    expect(await streak()).toBe(1)
  })
})

describe('a question for help', () => {
  const setUp = async () => {
    const { dueOn, checkInDay } = dueSoon()
    const people = await buildLedBuddies({ checkInDay })
    await signInAsBuddy(people.ana)
    const id = await send(dueOn, { help: 'How do I price it?' })
    return { ...people, id, dueOn }
  }

  scenario(
    'Reaches the leader once, whose answer reaches the member',
    async () => {
      const { leader, ana, id, dueOn } = await setUp()
      await send(dueOn, { help: 'How do I price it?', mood: 2 })
      expect(await noticesOf(leader.id)).toMatchObject([
        {
          kind: 'CHECK_IN_TO_LEADER',
          change: 'help',
          reason: 'How do I price it?',
        },
      ])
      await signInAsBuddy(leader)
      await expect(answerCheckIn({ id, answer: ' ' })).rejects.toMatchObject(
        refusedFields({ answer: 'REQUIRED' })
      )
      await answerCheckIn({ id, answer: 'By the hour' })
      expect(await noticesOf(ana.id)).toMatchObject([
        { change: 'answered', reason: 'By the hour' },
      ])
    }
  )

  scenario('Is read by its author, the leader and staff only', async () => {
    const { group, leader, ana, ben } = await setUp()
    const seen = async () =>
      (await accountabilityGroup({ id: group.id }))?.checkIns[0]
    for (const person of [ana, leader]) {
      await signInAsBuddy(person)
      expect(await seen()).toMatchObject({
        help: 'How do I price it?',
        mood: 4,
      })
    }
    signIn(await buildUser('head-coach'), 'head-coach')
    expect(await seen()).toMatchObject({ help: 'How do I price it?' })
    await signInAsBuddy(ben)
    expect(await seen()).toMatchObject({
      done: 'Sent five proposals',
      help: '',
      mood: null,
    })
  })

  scenario('Is not read by staff who are a plain member', async () => {
    const { group } = await setUp()
    const lead = await buildBuddy(group.id)
    await signInAsBuddy(lead, 'team-lead')
    const seen = await accountabilityGroup({ id: group.id })
    expect(seen?.checkIns[0]).toMatchObject({ help: '', mood: null })
  })

  scenario('Is not read by a lapsed member or leader', async () => {
    const { group, leader, ana } = await setUp()
    for (const person of [leader, ana]) {
      signIn(person, 'member', {
        accountabilityGroupId: null,
        accountabilityAsLeaderId: null,
      })
      expect(await accountabilityGroup({ id: group.id })).toBeNull()
    }
  })

  scenario('Loses its answer when it changes', async () => {
    const { leader, ana, id, dueOn } = await setUp()
    await signInAsBuddy(leader)
    await answerCheckIn({ id, answer: 'By the hour' })
    await signInAsBuddy(ana)
    await send(dueOn, { help: 'And in dollars?' })
    expect(await db.checkIn.findUnique({ where: { id } })).toMatchObject({
      help: 'And in dollars?',
      answer: '',
    })
  })

  scenario('Is answered by nobody else', async () => {
    const { ben, id } = await setUp()
    await signInAsBuddy(ben)
    await expect(
      answerCheckIn({ id, answer: 'By the hour' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    const { leader: stranger } = await buildLedBuddies()
    await signInAsBuddy(stranger)
    await expect(
      answerCheckIn({ id, answer: 'By the hour' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('the morning', () => {
  // Due on Fridays; 2026-11-20 is one. It can be sent until Sunday, and is missed on Monday.
  const at = (day: string) => new Date(startOfDay(day).getTime() + 1000)

  scenario('Reminds once of what is due today', async () => {
    const { group, ana, ben } = await buildLedBuddies()
    await db.checkIn.create({
      data: {
        groupId: group.id,
        userId: ben.id,
        dueOn: dateColumnOf('2026-11-20'),
        status: 'ON_TIME',
        sentAt: new Date(),
      },
    })
    await db.accountabilityGroup.update({
      where: { id: group.id },
      data: { startsOn: dateColumnOf('2026-11-14') },
    })
    await Promise.all([1, 2].map(() => followCheckIns(at('2026-11-20'))))
    expect(await noticesOf(ana.id)).toMatchObject([{ change: 'due' }])
    expect(await noticesOf(ben.id)).toEqual([])
    expect(await db.outboxEmail.findMany()).toMatchObject([
      { to: ana.email, subject: 'Your check-in is due today' },
    ])
  })

  scenario('Marks what was missed, once, and tells both sides', async () => {
    const { group, leader, ana, ben } = await buildLedBuddies({
      since: '2026-11-14',
    })
    await db.checkIn.create({
      data: {
        groupId: group.id,
        userId: ben.id,
        dueOn: dateColumnOf('2026-11-20'),
        status: 'EXCUSED',
      },
    })
    await followCheckIns(at('2026-11-22'))
    expect(await rowsOf(group.id)).toHaveLength(1)
    await Promise.all([1, 2].map(() => followCheckIns(at('2026-11-23'))))
    await followCheckIns(at('2026-11-24'))
    expect(await rowsOf(group.id)).toMatchObject([
      { userId: ana.id, status: 'MISSED' },
      { userId: ben.id, status: 'EXCUSED' },
    ])
    expect(await noticesOf(ana.id)).toMatchObject([{ change: 'missed' }])
    expect(await noticesOf(leader.id)).toMatchObject([
      { kind: 'CHECK_IN_TO_LEADER', change: 'missed' },
    ])
  })

  scenario('Expects nothing of a lapsed member', async () => {
    const group = await buildBuddies({ since: '2026-11-14' })
    const lapsed = await buildUser('non-member')
    await db.accountabilityMember.create({
      data: {
        groupId: group.id,
        userId: lapsed.id,
        startsOn: dateColumnOf('2026-01-01'),
      },
    })
    await followCheckIns(at('2026-11-23'))
    expect(await db.checkIn.count()).toBe(0)
  })

  scenario('Expects nothing of newcomers, paused and new groups', async () => {
    const newcomers = await buildBuddies({ since: '2026-11-01' })
    await buildBuddy(newcomers.id, '2026-11-18')
    const paused = await buildBuddies({ status: 'PAUSED' })
    await buildBuddy(paused.id)
    const young = await buildBuddies({ since: '2026-11-17' })
    await buildBuddy(young.id)
    await followCheckIns(at('2026-11-23'))
    expect(await db.checkIn.count()).toBe(0)
  })
})

describe('an excuse', () => {
  const setUp = async () => {
    const { dueOn, checkInDay } = dueSoon()
    const people = await buildLedBuddies({ checkInDay })
    const period: CheckInPeriod = periodOn(people.group, dueOn)
    const excuse = (changes: object = {}) =>
      excuseCheckIn({
        groupId: people.group.id,
        userId: people.ana.id,
        dueOn,
        reason: 'A typhoon',
        ...changes,
      })
    return { ...people, period, dueOn, excuse }
  }

  scenario('Replaces a missed check-in, and keeps the streak', async () => {
    const { group, leader, ana, dueOn, excuse } = await setUp()
    const week = (weeks: number) => addDays(dueOn, -7 * weeks)
    for (const [weeks, status] of [
      [1, 'MISSED'],
      [2, 'ON_TIME'],
    ] as const)
      await db.checkIn.create({
        data: {
          groupId: group.id,
          userId: ana.id,
          dueOn: dateColumnOf(week(weeks)),
          status,
          sentAt: status === 'MISSED' ? null : new Date(),
        },
      })
    await signInAsBuddy(leader)
    const streak = async () =>
      (await accountabilityGroup({ id: group.id }))?.members[0].streak
    expect(await streak()).toBe(0)
    await excuse({ dueOn: week(1) })
    expect(await streak()).toBe(1)
    expect(await noticesOf(ana.id)).toMatchObject([
      { change: 'excused', reason: 'A typhoon' },
    ])
    await expect(excuse({ dueOn: week(2) })).rejects.toMatchObject(
      refusal('CHECK_IN_SENT')
    )
  })

  scenario(
    'Needs a reason, a day on which one is due, and a member',
    async () => {
      const { leader, dueOn, excuse } = await setUp()
      await signInAsBuddy(leader)
      await expect(excuse({ reason: '' })).rejects.toMatchObject(
        refusal('REASON_REQUIRED')
      )
      await expect(excuse({ dueOn: addDays(dueOn, 1) })).rejects.toMatchObject(
        refusal('CHECK_IN_CLOSED')
      )
      const stranger = await buildUser()
      await expect(excuse({ userId: stranger.id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
    }
  )

  scenario('Comes from the leader or an editor only', async () => {
    const { ana, excuse } = await setUp()
    await signInAsBuddy(ana)
    await expect(excuse()).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(await buildUser('head-coach'), 'head-coach')
    expect(await excuse()).toBe(true)
  })
})

describe('the state of my check-in', () => {
  scenario('Is due, then sent, with a streak', async () => {
    const { dueOn, checkInDay } = dueSoon()
    const { group, ana } = await buildLedBuddies({ checkInDay })
    await signInAsBuddy(ana)
    expect(await myCheckIn()).toEqual({
      groupName: group.name,
      dueOn,
      status: null,
      isExpected: true,
      streak: 0,
    })
    await send(dueOn)
    expect(await myCheckIn()).toMatchObject({ status: 'ON_TIME', streak: 1 })
  })

  scenario('Is nothing without a group, or in a paused one', async () => {
    const { group, leader, ana } = await buildLedBuddies()
    await signInAsBuddy(leader)
    expect(await myCheckIn()).toBeNull()
    await signInAsBuddy(ana)
    await db.accountabilityGroup.update({
      where: { id: group.id },
      data: { status: 'PAUSED' },
    })
    expect(await myCheckIn()).toBeNull()
  })
})
