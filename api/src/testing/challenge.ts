import type { Prisma } from '@prisma/client'

import { db } from 'src/lib/db'
import { dateColumnOf, manilaToday, type Day } from 'src/shared/manilaTime'

import { buildUser, draw } from './people'

type Changes = Partial<Prisma.ChallengeUncheckedCreateInput>

/** An open challenge with a rolling start and a task for each of its three days. */
export const buildChallenge = async (changes: Changes = {}) => {
  const days = changes.days ?? 3
  const slug = `challenge-${draw()}`
  return db.challenge.create({
    data: {
      slug,
      name: `Challenge ${slug}`,
      status: 'OPEN',
      days,
      tasks: {
        create: Array.from({ length: days }, (_, index) => ({
          day: index + 1,
          title: `Task ${index + 1}`,
          instructions: `<p>Do ${index + 1}</p>`,
          link: '/community',
        })),
      },
      ...changes,
    } as Prisma.ChallengeUncheckedCreateInput,
  })
}

/** A participant since a day. */
export const buildParticipant = async (
  challengeId: number,
  startsOn: Day = manilaToday(),
  changes: Parameters<typeof buildUser>[1] = {}
) => {
  const user = await buildUser('member', changes)
  const place = await db.challengeParticipant.create({
    data: {
      challengeId,
      userId: user.id,
      email: user.email,
      startsOn: dateColumnOf(startsOn),
    },
  })
  return { user, place }
}

export const buildPair = (challengeId: number, aId: number, bId: number) =>
  db.challengeBuddy.create({ data: { challengeId, aId, bId } })

/** The setting that opens the pages of buddies. */
export const setBuddies = (isOn: boolean) =>
  db.setting.upsert({
    where: { name: 'enable-challenge-buddies' },
    create: {
      name: 'enable-challenge-buddies',
      value: String(isOn),
      type: 'boolean',
    },
    update: { value: String(isOn) },
  })
