import type { EventInput, EventsFilter } from 'types/graphql'

import { db } from 'src/lib/db'
import {
  cancelEventOccurrence,
  eventCalendar,
  eventOccurrencesPage,
  restoreEventOccurrence,
  updateEventOccurrence,
} from 'src/services/learning/events/eventOccurrences/eventOccurrences'
import { wallTimeOf } from 'src/shared/learning/events/zoneTime'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildEvent, inHours } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { createEvent, deleteEvent, event, restoreEvent } from './events'
import { eventsPage } from './eventsPage'
import { extendEvents } from './extendEvents'
import { previewEvent } from './previewEvent'
import { updateEvent } from './updateEvent'

// A future Tuesday, whatever day it is today.
const tuesday = (() => {
  let day = addDays(manilaToday(), 8)
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 2) day = addDays(day, 1)
  return day
})()

const input = (changes: Partial<EventInput> = {}): EventInput => ({
  title: 'Weekly coaching',
  titleFil: 'Lingguhang coaching',
  description: '<p>Bring <script>x()</script>questions</p>',
  kind: 'COACHING',
  startsOn: tuesday,
  startTime: '19:30',
  allDay: false,
  durationMin: 90,
  tz: 'Asia/Manila',
  repeats: 'WEEKLY',
  repeatEvery: 1,
  repeatOn: ['TU'],
  repeatUntil: addDays(tuesday, 28),
  locationKind: 'ONLINE',
  joinUrl: 'https://meet.example.com/room',
  passcode: '1234',
  rsvp: 'OPTIONAL',
  isPublic: false,
  hostIds: [],
  accessLevelIds: [],
  batchIds: [],
  groupIds: [],
  status: 'PUBLISHED',
  ...changes,
})

const editor = async () => {
  const user = await buildUser('head-coach')
  signIn(user, 'head-coach')
  return user
}

const datesOf = async (eventId: number) => {
  const rows = await db.eventOccurrence.findMany({
    where: { eventId, status: { not: 'DROPPED' } },
    orderBy: { startsAt: 'asc' },
  })
  return rows.map(({ startsAt }) => wallTimeOf(startsAt, 'Asia/Manila'))
}

const weeks = (day: string, time: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${addDays(day, 7 * index)}T${time}`
  )

describe('an event in more than a year', () => {
  const nextYear = () =>
    input({ startsOn: addDays(tuesday, 7 * 80), repeats: 'NONE' })

  scenario('Shows its date before it is saved', async () => {
    await editor()
    const { next, addedCount } = await previewEvent({ input: nextYear() })
    expect([next.length, addedCount]).toEqual([1, 1])
  })

  scenario('Keeps its date when its title changes', async () => {
    await editor()
    const { id, baseVersion } = await createEvent({ input: nextYear() })
    const before = await datesOf(id)
    expect(before).toHaveLength(1)
    await updateEvent({
      id,
      baseVersion,
      input: { ...nextYear(), title: 'Another title' },
    })
    expect(await datesOf(id)).toEqual(before)
  })
})

describe('a new event', () => {
  scenario('Has its dates stored, in its own time zone', async () => {
    await editor()
    const made = await createEvent({ input: input() })
    expect(made).toMatchObject({
      titleFil: 'Lingguhang coaching',
      description: '<p>Bring questions</p>',
      rrule: `FREQ=WEEKLY;BYDAY=TU;UNTIL=${addDays(tuesday, 28).replaceAll('-', '')}`,
      repeats: 'WEEKLY',
      repeatOn: ['TU'],
      startsOn: tuesday,
      startTime: '19:30',
    })
    expect(await event({ id: made.id })).toEqual(made)
    expect(await datesOf(made.id)).toEqual(weeks(tuesday, '19:30', 5))
    expect(await db.infoLog.count({ where: { action: 'event.created' } })).toBe(
      1
    )
  })

  scenario('Without an end is stored for a year ahead', async () => {
    await editor()
    const { id } = await createEvent({ input: input({ repeatUntil: null }) })
    const count = await db.eventOccurrence.count({ where: { eventId: id } })
    expect(count).toBeGreaterThanOrEqual(50)
    expect(count).toBeLessThanOrEqual(53)
  })

  scenario('Of whole days ends with its last day', async () => {
    await editor()
    const { id } = await createEvent({
      input: input({ allDay: true, days: 2, repeats: 'NONE', startTime: null }),
    })
    const row = await db.eventOccurrence.findFirstOrThrow({
      where: { eventId: id },
    })
    expect([
      wallTimeOf(row.startsAt, 'Asia/Manila'),
      wallTimeOf(row.endsAt, 'Asia/Manila'),
    ]).toEqual([`${tuesday}T00:00`, `${addDays(tuesday, 2)}T00:00`])
  })

  const wrong: [string, Partial<EventInput>, Codes][] = [
    ['an archived one', { status: 'ARCHIVED' }, { status: 'INVALID' }],
    ['without a title', { title: ' ' }, { title: 'REQUIRED' }],
    ['on no day', { startsOn: '2026-02-30' }, { startsOn: 'DATE_INVALID' }],
    ['without a time', { startTime: null }, { startTime: 'REQUIRED' }],
    ['in an unknown zone', { tz: 'Asia/Nowhere' }, { tz: 'INVALID' }],
    ['that is over at once', { durationMin: 0 }, { durationMin: 'INVALID' }],
    ['without a seat', { capacity: 0 }, { capacity: 'INVALID' }],
    [
      'behind a link that is not https',
      { joinUrl: 'http://meet.example.com' },
      { joinUrl: 'WEBSITE_INVALID' },
    ],
    [
      'that ends before it begins',
      { repeatUntil: addDays(tuesday, -1) },
      { repeatUntil: 'EVENT_NO_DATES' },
    ],
    ['with an unknown host', { hostIds: [2e9] }, { hostIds: 'INVALID' }],
    ['for an unknown batch', { batchIds: [2e9] }, { batchIds: 'INVALID' }],
    ['for an unknown task', { taskId: 2e9 }, { taskId: 'INVALID' }],
  ]
  for (const [what, changes, codes] of wrong)
    scenario(`${what} is refused`, async () => {
      await editor()
      await expect(
        createEvent({ input: input(changes) })
      ).rejects.toMatchObject(refusedFields(codes))
      expect(await db.event.count()).toBe(0)
    })
})

describe('changing a whole series', () => {
  scenario(
    'Moves the dates with their answers, as the preview said',
    async () => {
      const user = await editor()
      const { id, baseVersion } = await createEvent({ input: input() })
      const [first] = await db.eventOccurrence.findMany({
        where: { eventId: id },
        orderBy: { startsAt: 'asc' },
      })
      await db.eventRsvp.create({
        data: { occurrenceId: first.id, userId: user.id, answer: 'GOING' },
      })
      const thursdays = input({ repeatOn: ['TH'], startTime: '18:00' })

      expect(await previewEvent({ id, input: thursdays })).toMatchObject({
        keptCount: 0,
        movedCount: 4,
        removedCount: 1,
        addedCount: 0,
        people: 1,
      })
      expect(await datesOf(id)).toEqual(weeks(tuesday, '19:30', 5))

      await updateEvent({ id, baseVersion, input: thursdays })
      expect(await datesOf(id)).toEqual(weeks(addDays(tuesday, 2), '18:00', 4))
      const moved = await db.eventRsvp.findFirstOrThrow({
        include: { occurrence: true },
      })
      expect(moved.occurrence).toMatchObject({ id: first.id, eventId: id })
    }
  )

  scenario('Is refused if the event was saved in the meantime', async () => {
    await editor()
    const { id, baseVersion } = await createEvent({ input: input() })
    await updateEvent({ id, baseVersion, input: input({ title: 'One' }) })
    await expect(
      updateEvent({ id, baseVersion, input: input({ title: 'Other' }) })
    ).rejects.toMatchObject(refusal('STALE_VERSION'))
    expect((await event({ id }))?.title).toBe('One')
  })

  scenario('Takes effect once under concurrency', async () => {
    await editor()
    const { id, baseVersion } = await createEvent({ input: input() })
    const outcomes = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((title) =>
        updateEvent({ id, baseVersion, input: input({ title }) })
      )
    )
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    expect(await db.infoLog.count({ where: { action: 'event.updated' } })).toBe(
      1
    )
  })

  scenario(
    'Never touches dates that have begun, nor their attendance',
    async () => {
      const user = await editor()
      const past = [inHours(-24 * 14), inHours(-24 * 7), inHours(-0.5)]
      const made = await buildEvent(
        {
          rrule: 'FREQ=WEEKLY;BYDAY=MO',
          startsAtLocal: wallTimeOf(past[0], 'Asia/Manila'),
        },
        [...past, inHours(24 * 7)]
      )
      await db.attendance.create({
        data: {
          occurrenceId: made.occurrenceIds[0],
          userId: user.id,
          method: 'JOIN',
        },
      })
      await updateEvent({
        id: made.id,
        baseVersion: 1,
        input: input({ repeatUntil: tuesday }),
      })
      const kept = await db.eventOccurrence.findMany({
        where: { id: { in: made.occurrenceIds.slice(0, 3) } },
        orderBy: { startsAt: 'asc' },
      })
      expect(kept.map(({ startsAt }) => startsAt)).toEqual(past)
      expect(await db.attendance.count()).toBe(1)
    }
  )

  scenario(
    'Keeps a removed date that has answers, and reports it',
    async () => {
      const user = await editor()
      const { id, baseVersion } = await createEvent({ input: input() })
      const rows = await db.eventOccurrence.findMany({
        where: { eventId: id },
        orderBy: { startsAt: 'asc' },
      })
      await db.eventRsvp.create({
        data: { occurrenceId: rows[1].id, userId: user.id, answer: 'GOING' },
      })
      const fortnightly = input({ repeatEvery: 2 })
      await updateEvent({ id, baseVersion, input: fortnightly })
      expect(await datesOf(id)).toEqual([
        `${tuesday}T19:30`,
        `${addDays(tuesday, 14)}T19:30`,
        `${addDays(tuesday, 28)}T19:30`,
      ])
      expect(
        await db.eventOccurrence.findUnique({ where: { id: rows[1].id } })
      ).toMatchObject({ status: 'DROPPED' })
      expect(
        await db.eventOccurrence.findUnique({ where: { id: rows[3].id } })
      ).toBeNull()

      // The dropped date is restored, with its answers.
      await updateEvent({ id, baseVersion: baseVersion + 1, input: input() })
      expect(
        await db.eventOccurrence.findUnique({ where: { id: rows[1].id } })
      ).toMatchObject({ status: 'SCHEDULED' })
    }
  )
})

describe('changing this date and all after it', () => {
  scenario(
    'Creates another event with these dates and their answers',
    async () => {
      const user = await editor()
      const { id, baseVersion } = await createEvent({ input: input() })
      const rows = await db.eventOccurrence.findMany({
        where: { eventId: id },
        orderBy: { startsAt: 'asc' },
      })
      await db.eventRsvp.create({
        data: { occurrenceId: rows[3].id, userId: user.id, answer: 'GOING' },
      })
      const later = input({
        title: 'Later coaching',
        startsOn: addDays(tuesday, 14),
        startTime: '20:00',
      })
      const preview = await previewEvent({
        id,
        fromOccurrenceId: rows[2].id,
        input: later,
      })
      expect(preview).toMatchObject({ movedCount: 3, people: 1, keptCount: 0 })

      const next = await updateEvent({
        id,
        baseVersion,
        fromOccurrenceId: rows[2].id,
        input: later,
      })
      expect(next).toMatchObject({ followsId: id, title: 'Later coaching' })
      expect(await datesOf(id)).toEqual(weeks(tuesday, '19:30', 2))
      expect(await datesOf(next.id)).toEqual(
        weeks(addDays(tuesday, 14), '20:00', 3)
      )
      expect(await event({ id })).toMatchObject({
        title: 'Weekly coaching',
        seriesEnd: `${addDays(tuesday, 14)}T19:30`,
      })
      expect(
        await db.eventRsvp.findFirst({ include: { occurrence: true } })
      ).toMatchObject({ occurrence: { id: rows[3].id, eventId: next.id } })

      // The first event gets no dates after its new end, neither when dates are added nor when it is saved.
      await extendEvents()
      await updateEvent({ id, baseVersion: baseVersion + 1, input: input() })
      expect(await datesOf(id)).toEqual(weeks(tuesday, '19:30', 2))
    }
  )

  scenario('From the first date on changes the whole event', async () => {
    await editor()
    const { id, baseVersion } = await createEvent({ input: input() })
    const first = await db.eventOccurrence.findFirstOrThrow({
      where: { eventId: id },
      orderBy: { startsAt: 'asc' },
    })
    const same = await updateEvent({
      id,
      baseVersion,
      fromOccurrenceId: first.id,
      input: input({ title: 'All' }),
    })
    expect(same.id).toBe(id)
    expect(await db.event.count()).toBe(1)
  })

  scenario('Is refused for a date of another event', async () => {
    await editor()
    const { id, baseVersion } = await createEvent({ input: input() })
    const other = await buildEvent()
    await expect(
      updateEvent({
        id,
        baseVersion,
        fromOccurrenceId: other.occurrenceId,
        input: input(),
      })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('one date of an event', () => {
  const change = (changes = {}) => ({
    startsOn: addDays(tuesday, 1),
    startTime: '10:00',
    durationMin: 60,
    note: 'A day later',
    noteFil: 'Kinabukasan',
    ...changes,
  })

  scenario('Stays moved when the series is saved', async () => {
    await editor()
    const { id, baseVersion } = await createEvent({ input: input() })
    const first = await db.eventOccurrence.findFirstOrThrow({
      where: { eventId: id },
      orderBy: { startsAt: 'asc' },
    })
    expect(
      await updateEventOccurrence({ id: first.id, input: change() })
    ).toMatchObject({
      isMoved: true,
      noteFil: 'Kinabukasan',
      durationMin: 60,
    })
    await updateEvent({
      id,
      baseVersion,
      input: input({ title: 'Same time' }),
    })
    expect((await datesOf(id))[0]).toBe(`${addDays(tuesday, 1)}T10:00`)
  })

  scenario(
    'Keeps its time after its start, but accepts its recording',
    async () => {
      await editor()
      const { occurrenceId: id, occurrences } = await buildEvent({}, [
        inHours(-2),
      ])
      const wall = wallTimeOf(occurrences[0].startsAt, 'Asia/Manila')
      await expect(
        updateEventOccurrence({ id, input: change() })
      ).rejects.toMatchObject(refusedFields({ startsOn: 'EVENT_BEGUN' }))
      // A time within the same minute counts as unchanged.
      await db.eventOccurrence.update({
        where: { id },
        data: {
          startsAt: new Date(`${wall}:00+08:00`),
          endsAt: new Date(new Date(`${wall}:00+08:00`).getTime() + 3_600_000),
        },
      })
      expect(
        await updateEventOccurrence({
          id,
          input: change({
            startsOn: wall.slice(0, 10),
            startTime: wall.slice(11),
            recordingUrl: 'https://films.example.com/1',
          }),
        })
      ).toMatchObject({ recordingUrl: 'https://films.example.com/1' })
    }
  )

  scenario('Is cancelled once, and can be restored', async () => {
    await editor()
    const { occurrenceId: id } = await buildEvent()
    expect(await cancelEventOccurrence({ id })).toMatchObject({
      status: 'CANCELLED',
    })
    await expect(cancelEventOccurrence({ id })).rejects.toMatchObject(
      refusal('EVENT_CANCELLED')
    )
    expect(await restoreEventOccurrence({ id })).toMatchObject({
      status: 'SCHEDULED',
    })
    await expect(restoreEventOccurrence({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(
      await db.infoLog.count({ where: { entity: 'EventOccurrence' } })
    ).toBe(2)
  })
})

describe('the event lists of staff', () => {
  scenario(
    'Filter by upcoming, past, recurring and archived, with two statements',
    async () => {
      await editor()
      await buildEvent({ title: 'Soon' })
      await buildEvent({ title: 'Over' }, [inHours(-48)])
      await buildEvent({ title: 'Weekly', rrule: 'FREQ=WEEKLY;BYDAY=TU' })
      const gone = await buildEvent({ title: 'Gone' })
      await deleteEvent({ id: gone.id })
      const titles = async (filter?: EventsFilter, q?: string) =>
        (await eventsPage({ filter, q })).rows.map(({ title }) => title)
      expect(await titles()).toEqual(['Soon', 'Weekly', 'Over'])
      expect(await titles('UPCOMING')).toEqual(['Soon', 'Weekly'])
      expect(await titles('PAST')).toEqual(['Over'])
      expect(await titles('RECURRING')).toEqual(['Weekly'])
      expect(await titles('ARCHIVED')).toEqual(['Gone'])
      expect(await titles(undefined, 'OVE')).toEqual(['Over'])
      expect(await titles(undefined, '%')).toEqual([])
      expect(await titles(undefined, '\0%')).toEqual([])
      expect(await statementsOf(() => eventsPage({}))).toBe(1)
    }
  )

  // Ten nearest dates fill the first page; the second holds the event without a next date and takes the other way.
  scenario('Are the nearest ones first on every page', async () => {
    await editor()
    await buildEvent({ title: 'Twice' }, [inHours(-5), inHours(9), inHours(20)])
    const at = inHours(30)
    for (const n of [10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
      await buildEvent({ title: `At once ${n}` }, [at])
    await buildEvent({ title: 'Archived', status: 'ARCHIVED' }, [inHours(1)])
    await buildEvent({ title: 'Over' }, [inHours(-9)])
    const page = async (number: number) => {
      const { rows, total } = await eventsPage({ page: number, perPage: 10 })
      return [total, ...rows.map(({ title }) => title)]
    }
    expect(await page(1)).toEqual([
      12,
      'Twice',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `At once ${n}`),
    ])
    expect(await page(2)).toEqual([12, 'At once 10', 'Over'])
  })

  scenario('Restore an archived event once, as a draft', async () => {
    await editor()
    const { id } = await createEvent({ input: input() })
    const refusedTo = async () =>
      expect(restoreEvent({ id })).rejects.toMatchObject(refusal('NOT_FOUND'))
    await refusedTo()
    await deleteEvent({ id })
    expect(await restoreEvent({ id })).toMatchObject({ status: 'DRAFT' })
    await refusedTo()
    expect(
      await db.infoLog.count({ where: { action: 'event.restored' } })
    ).toBe(1)
    expect(
      await db.eventOccurrence.count({
        where: { eventId: id, status: 'SCHEDULED' },
      })
    ).toBe(5)
  })

  scenario('Show one month at most', async () => {
    await editor()
    const { id } = await createEvent({ input: input() })
    const dates = await eventCalendar({
      from: tuesday,
      to: addDays(tuesday, 14),
    })
    expect(dates.map(({ startsOn }) => startsOn)).toEqual([
      tuesday,
      addDays(tuesday, 7),
      addDays(tuesday, 14),
    ])
    await expect(
      eventCalendar({ from: tuesday, to: addDays(tuesday, 60) })
    ).rejects.toMatchObject(refusedFields({ to: 'DATE_INVALID' }))
    const page = await eventOccurrencesPage({ eventId: id, perPage: 2 })
    expect(page).toMatchObject({ total: 5, rows: [{ startsOn: tuesday }, {}] })
  })
})

describe('the nightly job', () => {
  scenario('Adds the missing dates of a year ahead, once', async () => {
    await editor()
    const { id } = await createEvent({ input: input({ repeatUntil: null }) })
    const horizon = wallTimeOf(inHours(24 * 366), 'Asia/Manila')
    const before = (await datesOf(id)).filter((wall) => wall <= horizon)
    await db.eventOccurrence.deleteMany({
      where: { eventId: id, startsAt: { gt: inHours(24 * 200) } },
    })
    await Promise.all([extendEvents(), extendEvents()])
    expect(await datesOf(id)).toEqual(before)
    expect(
      await db.infoLog.count({ where: { action: 'event.extended' } })
    ).toBe(1)
  })
})
