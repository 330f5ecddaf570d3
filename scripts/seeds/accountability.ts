// The demo's accountability groups: one of three weeks with a missed check-in and a question, one that begins and chooses
// its leader, and people who ask for a group.
import type { FreeTime, Prisma } from '@prisma/client'
import { db } from 'api/src/lib/db'
import { periodBefore, periodOn } from 'api/src/shared/community/checkIns'
import { dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'

const WEEKS = 3

type Words = Pick<Prisma.CheckInCreateManyInput, 'done' | 'goals' | 'mood'> &
  Partial<Pick<Prisma.CheckInCreateManyInput, 'blockers' | 'help' | 'answer'>>

/** The texts of each person, the newest week first; null is a missed week. */
const told: Record<string, (Words | null)[]> = {
  'ben@example.com': [
    {
      done: 'Sent six proposals, one call booked.',
      goals: 'Four more proposals and the call on Thursday.',
      help: 'How do I answer “what is your rate”?',
      mood: 4,
    },
    { done: 'Finished my profile.', goals: 'Send five proposals.', mood: 3 },
    { done: 'Chose my service.', goals: 'Finish my profile.', mood: 4 },
  ],
  'ella@example.com': [
    {
      done: 'First paid hour!',
      goals: 'Ask the client for a review.',
      mood: 5,
    },
    {
      done: 'Two interviews.',
      goals: 'Follow up on both.',
      blockers: 'The internet at home.',
      mood: 3,
    },
    { done: 'Sent eight proposals.', goals: 'Two interviews.', mood: 4 },
  ],
  'kiko@example.com': [
    null,
    { done: 'Rewrote my portfolio.', goals: 'Show it to Ella.', mood: 2 },
    { done: 'Joined the group.', goals: 'Rewrite my portfolio.', mood: 3 },
  ],
}

/** Who asks for a group, and when they can meet. */
const asking: Record<string, FreeTime[]> = {
  'liza@example.com': ['EVENING'],
  'nico@example.com': ['EVENING', 'WEEKEND'],
  'luna@example.com': [],
  'marco@example.com': ['EVENING'],
  'bea@example.com': ['MORNING', 'WEEKEND'],
  'oscar@example.com': ['MORNING'],
  'pia@example.com': ['WEEKEND'],
}

const nightShift = ['nina@example.com', 'zeny@example.com']

const rhythm = { cadence: 'WEEKLY', checkInDay: 'SU' } as const

/** The due days of the last weeks, the newest first. */
const dueDays = () => {
  let period = periodOn(rhythm, manilaToday())
  return Array.from({ length: WEEKS }, () => {
    period = periodBefore(rhythm, period)
    return period
  })
}

/** Seeds groups only if none exist yet, so that a school's changes stay. @returns how many were added */
export const seedAccountability = async () => {
  if ((await db.accountabilityGroup.count()) > 0) return 0
  const people = await db.user.findMany({
    where: {
      email: {
        in: [
          ...Object.keys(told),
          ...Object.keys(asking),
          ...nightShift,
          'ana@example.com',
        ],
      },
    },
    select: { id: true, email: true },
  })
  const idOf = (email: string) =>
    people.find((each) => each.email === email)?.id
  const weeks = dueDays()
  const startsOn = dateColumnOf(weeks[WEEKS - 1].opensOn)
  const group = await db.accountabilityGroup.create({
    data: {
      ...rhythm,
      name: 'Sunday Builders',
      leaderId: idOf('ana@example.com'),
      maxSize: 5,
      startsOn,
      meetingDay: 'SU',
      meetingTime: '19:00',
      meetingUrl: 'https://meet.example.com/builders',
    },
  })
  const members = Object.keys(told).flatMap((email) => idOf(email) ?? [])
  await db.accountabilityMember.createMany({
    data: members.map((userId) => ({ userId, groupId: group.id, startsOn })),
  })
  await db.checkIn.createMany({
    data: Object.entries(told).flatMap(([email, words]) =>
      words.flatMap((each, week): Prisma.CheckInCreateManyInput[] => {
        const userId = idOf(email)
        if (!userId) return []
        const dueOn = dateColumnOf(weeks[week].dueOn)
        const row = { userId, groupId: group.id, dueOn }
        return [
          each
            ? { ...row, ...each, status: 'ON_TIME', sentAt: dueOn }
            : { ...row, status: 'MISSED' },
        ]
      })
    ),
  })
  const young = await db.accountabilityGroup.create({
    data: {
      name: 'Night Shift',
      cadence: 'DAILY',
      language: 'fil',
      maxSize: 4,
      startsOn: dateColumnOf(manilaToday()),
    },
  })
  const [nina, zeny] = nightShift.map(idOf)
  await db.accountabilityMember.createMany({
    data: [nina, zeny].flatMap((userId) =>
      userId ? [{ userId, groupId: young.id, startsOn: young.startsOn }] : []
    ),
  })
  if (nina && zeny)
    await db.teamLeadCandidacy.create({
      data: {
        groupId: young.id,
        userId: nina,
        nominatedById: zeny,
        pitch: 'She answers every question, also at midnight.',
        status: 'NOMINATED',
      },
    })
  await db.accountabilityWish.createMany({
    data: Object.entries(asking).flatMap(([email, times]) => {
      const userId = idOf(email)
      return userId
        ? [
            {
              userId,
              language: 'en' as const,
              cadence: 'WEEKLY' as const,
              times,
            },
          ]
        : []
    }),
  })
  return 2
}
