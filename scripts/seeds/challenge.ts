// The demo's challenge: open, with a rolling start, a pair on its fifth day and one who asks for a buddy.
import { db } from 'api/src/lib/db'
import { addDays, dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'

import { daysAgo } from './cast/time'
import { challenge, challengeDays } from './content/challenge'
import { both, richText } from './content/text'

/** Who takes part: on which day they are, and what they noted on the days that they finished. */
const cast: Record<
  string,
  { day: number; notes: string[]; wantsBuddy?: boolean }
> = {
  'fe@example.com': {
    day: 5,
    notes: [
      'Product listings for small shops.',
      'A soap maker in Antipolo.',
      'Done, and shorter by half.',
      'Three listings for her soaps.',
    ],
  },
  'mara@example.com': {
    day: 5,
    notes: ['Answering customers by chat.', 'A resort in Siargao.', ''],
  },
  'nico@example.com': { day: 2, notes: ['Short videos.'], wantsBuddy: true },
  'liza@example.com': { day: 2, notes: [] },
}

/** Seeds the challenge only if none exists yet, so that a school's own ones stay. @returns how many were added */
export const seedChallenge = async () => {
  if ((await db.challenge.count()) > 0) return 0
  const { slug, name, description } = challenge
  const { id: challengeId } = await db.challenge.create({
    data: {
      slug,
      ...both({ name, description }),
      days: challengeDays.length,
      status: 'OPEN',
      registrationFrom: daysAgo(10),
      tasks: {
        create: challengeDays.map(({ title, instructions, link }, index) => ({
          day: index + 1,
          link: link ?? '',
          ...both({
            title,
            instructions: [
              richText(instructions[0]),
              richText(instructions[1]),
            ],
          }),
        })),
      },
    },
  })
  const people = await db.user.findMany({
    where: { email: { in: Object.keys(cast) } },
    select: { id: true, email: true },
    orderBy: { id: 'asc' },
  })
  const places = new Map<string, number>()
  for (const { id: userId, email } of people) {
    const { day, notes, wantsBuddy } = cast[email]
    const place = await db.challengeParticipant.create({
      data: {
        challengeId,
        userId,
        email,
        wantsBuddy,
        startsOn: dateColumnOf(addDays(manilaToday(), 1 - day)),
        registeredAt: daysAgo(day),
        done: {
          create: notes.map((note, index) => ({
            day: index + 1,
            note,
            doneAt: daysAgo(day - 1 - index),
          })),
        },
      },
    })
    places.set(email, place.id)
  }
  await db.personTag.createMany({
    data: people.map(({ id }) => ({ userId: id, tag: 'CHALLENGER' as const })),
    skipDuplicates: true,
  })
  const [aId, bId] = ['fe@example.com', 'mara@example.com'].map((email) =>
    places.get(email)
  )
  if (aId && bId)
    await db.challengeBuddy.create({ data: { challengeId, aId, bId } })
  return 1
}
