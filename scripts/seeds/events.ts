import { db } from 'api/src/lib/db'
import { createEvent } from 'api/src/services/learning/events/events/events'
import { addDays, manilaToday } from 'api/src/shared/manilaTime'
import type { EventInput } from 'api/types/graphql'

import { richText } from './content/text'
import { count, countAdded } from './count'

const today = manilaToday()

const basics = {
  titleFil: null,
  descriptionFil: null,
  kind: 'CLASS',
  startTime: '19:30',
  allDay: false,
  durationMin: 90,
  tz: 'Asia/Manila',
  repeats: 'NONE',
  locationKind: 'ONLINE',
  joinUrl: 'https://meet.example.com/sulong',
  rsvp: 'OPTIONAL',
  isPublic: false,
  hostIds: [],
  accessLevelIds: [],
  batchIds: [],
  groupIds: [],
  status: 'PUBLISHED',
} satisfies Partial<EventInput>

/** Each event shows a state of the screens; dates are relative to the day of seeding. */
const events = (hostId: number, taskId: number | null): EventInput[] => [
  {
    ...basics,
    title: 'Weekly coaching circle',
    titleFil: 'Lingguhang coaching circle',
    description: richText(
      'Bring one question about your work. We answer as many as we can, together.'
    ),
    descriptionFil: richText(
      'Magdala ng isang tanong tungkol sa trabaho mo. Sasagutin natin nang sabay-sabay.'
    ),
    kind: 'COACHING',
    startsOn: addDays(today, -21),
    repeats: 'WEEKLY',
    repeatEvery: 1,
    repeatOn: [],
    reminderMin: 60,
    passcode: 'onward',
    hostIds: [hostId],
    taskId,
  },
  {
    ...basics,
    title: 'Open co-working room',
    titleFil: 'Bukas na co-working room',
    description: richText('Work side by side, cameras optional. Always open.'),
    descriptionFil: richText(
      'Magtrabaho nang magkakasama, kahit walang camera. Laging bukas.'
    ),
    kind: 'COMMUNITY',
    startsOn: addDays(today, -2),
    startTime: null,
    allDay: true,
    days: 1,
    repeats: 'DAILY',
    repeatEvery: 1,
    repeatUntil: addDays(today, 60),
    rsvp: 'NONE',
  },
  {
    ...basics,
    title: 'Portfolio clinic',
    titleFil: 'Portfolio clinic',
    description: richText('One portfolio, looked at in depth. Few seats.'),
    kind: 'WORKSHOP',
    startsOn: addDays(today, 3),
    startTime: '10:00',
    capacity: 1,
    rsvp: 'REQUIRED',
    hostIds: [hostId],
  },
  {
    ...basics,
    title: 'Tools of the trade',
    titleFil: 'Mga gamit sa trabaho',
    description: richText(
      'What working from home needs, and what it does not.'
    ),
    startsOn: addDays(today, -9),
    startTime: '14:00',
  },
  {
    ...basics,
    title: 'Cebu meet-up',
    titleFil: 'Cebu meet-up',
    description: richText('A day together. Lunch is on us.'),
    kind: 'COMMUNITY',
    startsOn: addDays(today, 20),
    startTime: null,
    allDay: true,
    days: 1,
    locationKind: 'ONSITE',
    joinUrl: null,
    venue: 'Cebu City, to be announced',
    status: 'CANCELLED',
  },
  {
    ...basics,
    title: 'What Sulong is about',
    titleFil: 'Tungkol saan ang Sulong',
    description: richText('An hour for whoever is thinking about joining.'),
    kind: 'ORIENTATION',
    startsOn: addDays(today, 6),
    startTime: '20:00',
    tz: 'Asia/Dubai',
    durationMin: 60,
    isPublic: true,
  },
  {
    ...basics,
    title: 'Pricing your services',
    description: richText('Not told to anybody yet.'),
    startsOn: addDays(today, 30),
    status: 'DRAFT',
  },
]

/** Events, with answers and attendance of the cast. */
export const eventsOfDemo = async (isDemo: boolean) => {
  if (!isDemo) return 'no demo events'
  const known = new Set(
    (await db.event.findMany({ select: { title: true } })).map(
      ({ title }) => title
    )
  )
  const host = await db.user.findUniqueOrThrow({
    where: { email: 'coach@example.com' },
  })
  const task = await db.task.findFirst({
    where: { autoKind: 'EVENT', isActive: true },
    orderBy: { id: 'asc' },
  })
  const all = events(host.id, task?.id ?? null)
  const missing = all.filter(({ title }) => !known.has(title))
  for (const input of missing) await createEvent({ input })
  if (missing.length > 0) await seedAnswers()
  return [
    countAdded(all.length, missing.length, 'event'),
    count(await db.eventOccurrence.count(), 'date'),
  ].join(', ')
}

const dateOf = (title: string, isPast = false) =>
  db.eventOccurrence.findFirst({
    where: {
      event: { title },
      startsAt: isPast ? { lt: new Date() } : { gt: new Date() },
    },
    orderBy: { startsAt: isPast ? 'desc' : 'asc' },
  })

/** Ana is going and attended before; Ben waits for her seat. */
const seedAnswers = async () => {
  const people = await db.user.findMany({
    where: { email: { in: ['ana@example.com', 'ben@example.com'] } },
    orderBy: { email: 'asc' },
  })
  const [ana, ben] = people
  const [circle, clinic, over] = await Promise.all([
    dateOf('Weekly coaching circle'),
    dateOf('Portfolio clinic'),
    dateOf('Tools of the trade', true),
  ])
  if (!ana || !ben || !circle || !clinic || !over) return
  await db.eventRsvp.createMany({
    data: [
      { occurrenceId: circle.id, userId: ana.id, answer: 'GOING' },
      { occurrenceId: circle.id, userId: ben.id, answer: 'MAYBE' },
      { occurrenceId: clinic.id, userId: ana.id, answer: 'GOING' },
      {
        occurrenceId: clinic.id,
        userId: ben.id,
        answer: 'WAITLISTED',
        queuedAt: new Date(),
      },
      { occurrenceId: over.id, userId: ana.id, answer: 'GOING' },
    ],
    skipDuplicates: true,
  })
  await db.attendance.createMany({
    data: [{ occurrenceId: over.id, userId: ana.id, method: 'JOIN' }],
    skipDuplicates: true,
  })
  await db.eventOccurrence.update({
    where: { id: over.id },
    data: { recordingUrl: 'https://films.example.com/tools-of-the-trade' },
  })
}
