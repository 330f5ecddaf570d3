import type { EventInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { runWaiting } from 'src/lib/jobs/jobs'
import {
  cancelEventOccurrence,
  restoreEventOccurrence,
  updateEventOccurrence,
} from 'src/services/learning/events/eventOccurrences/eventOccurrences'
import { answerEvent } from 'src/services/learning/events/myEvents/answerEvent'
import { formatShownDay } from 'src/shared/manilaTime'
import { buildEvent, inHours } from 'src/testing/learning'
import { buildUser, fillUsers, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { createEvent, deleteEvent } from './events'
import { updateEvent } from './updateEvent'

const editor = async () => signIn(await buildUser('head-coach'), 'head-coach')

type Answer = 'GOING' | 'WAITLISTED' | 'MAYBE' | 'NO'

const answered = async (
  occurrenceIds: number[],
  answer: Answer,
  {
    role = 'member',
    tz = null,
    ...user
  }: {
    role?: 'member' | 'non-member'
    tz?: string | null
    language?: 'en' | 'fil'
  } = {}
) => {
  const person = await buildUser(role, user)
  await db.eventRsvp.createMany({
    data: occurrenceIds.map((occurrenceId) => ({
      occurrenceId,
      userId: person.id,
      answer,
      tz,
      queuedAt: answer === 'WAITLISTED' ? new Date() : null,
    })),
  })
  return person
}

const mails = async () => {
  await runWaiting('tellOfDates')
  return db.outboxEmail.findMany({
    select: { to: true, template: true, subject: true, text: true },
    orderBy: { to: 'asc' },
  })
}

const readers = async () => (await mails()).map(({ to }) => to)

const inOrder = (...people: { email: string }[]) =>
  people.map(({ email }) => email).sort()

// A Tuesday far from any change of clocks.
const tuesday = '2027-06-01'

const series = (changes: Partial<EventInput> = {}): EventInput => ({
  title: 'Coaching',
  titleFil: 'Gabayan',
  description: '',
  kind: 'COACHING',
  startsOn: tuesday,
  startTime: '19:30',
  allDay: false,
  durationMin: 60,
  tz: 'Asia/Manila',
  repeats: 'WEEKLY',
  repeatEvery: 1,
  repeatOn: ['TU'],
  repeatUntil: '2027-07-27',
  locationKind: 'ONLINE',
  rsvp: 'OPTIONAL',
  isPublic: false,
  hostIds: [],
  accessLevelIds: [],
  batchIds: [],
  groupIds: [],
  status: 'PUBLISHED',
  ...changes,
})

const buildSeries = async () => {
  await editor()
  const made = await createEvent({ input: series() })
  const dates = await db.eventOccurrence.findMany({
    where: { eventId: made.id },
    orderBy: { startsAt: 'asc' },
  })
  return { ...made, dates: dates.map(({ id }) => id) }
}

const oneDate = {
  startsOn: tuesday,
  startTime: '20:00',
  durationMin: 60,
  note: '',
}

describe('cancelling a date', () => {
  scenario(
    'Mails people who are going or waiting, and nobody else, once',
    async () => {
      await editor()
      const { occurrenceId: id } = await buildEvent()
      const going = await answered([id], 'GOING')
      const waiting = await answered([id], 'WAITLISTED')
      await answered([id], 'MAYBE')
      await answered([id], 'NO')
      await answered([id], 'GOING', { role: 'non-member' })
      await buildUser()

      await cancelEventOccurrence({ id })
      expect(await readers()).toEqual(inOrder(going, waiting))
      await expect(cancelEventOccurrence({ id })).rejects.toMatchObject(
        refusal('EVENT_CANCELLED')
      )
      await updateEventOccurrence({ id, input: oneDate })
      expect(await db.outboxEmail.count()).toBe(2)
    }
  )

  scenario('Mails once when two staff cancel at the same time', async () => {
    await editor()
    const { occurrenceId: id } = await buildEvent()
    await answered([id], 'GOING')
    await Promise.allSettled([
      cancelEventOccurrence({ id }),
      cancelEventOccurrence({ id }),
    ])
    expect(await mails()).toHaveLength(1)
  })

  scenario(
    'When undone, mails people who are going; people waiting hear only of a seat',
    async () => {
      await editor()
      const { occurrenceId: id } = await buildEvent({ capacity: 2 })
      const going = await answered([id], 'GOING')
      const waiting = await answered([id], 'WAITLISTED')
      await cancelEventOccurrence({ id })
      await db.outboxEmail.deleteMany()

      await restoreEventOccurrence({ id })
      const told = Object.fromEntries(
        (await mails()).map(({ to, template }) => [to, template])
      )
      expect(told).toEqual({
        [going.email]: 'eventChanged',
        [waiting.email]: 'eventSeat',
      })
    }
  )

  scenario('Of a draft mails nobody', async () => {
    await editor()
    const { occurrenceId: id } = await buildEvent({ status: 'DRAFT' })
    await answered([id], 'GOING')
    await cancelEventOccurrence({ id })
    expect(await mails()).toEqual([])
  })
})

describe('moving a date', () => {
  scenario(
    'Mails people who are going, in their language, in the event’s zone and in theirs',
    async () => {
      await editor()
      const { occurrenceId: id } = await buildEvent(
        {
          title: 'Coaching',
          translations: { fil: { title: 'Gabayan' } },
        },
        [new Date(`${tuesday}T19:30:00+08:00`)]
      )
      const manila = await answered([id], 'GOING', { tz: 'Asia/Manila' })
      const dubai = await answered([id], 'GOING', {
        tz: 'Asia/Dubai',
        language: 'fil',
      })
      await answered([id], 'WAITLISTED')

      await updateEventOccurrence({ id, input: oneDate })
      const told = await mails()
      expect(told.map(({ to }) => to)).toEqual(inOrder(manila, dubai))
      const to = ({ email }: { email: string }) =>
        told.find((mail) => mail.to === email)
      expect(to(manila)?.subject).toBe('New time: Coaching')
      expect(to(manila)?.text).toContain(
        `Before: ${formatShownDay('2027-06-01', 'en')}, 7:30 PM (Asia/Manila, GMT+08:00)\nNow: ${formatShownDay('2027-06-01', 'en')}, 8:00 PM (Asia/Manila, GMT+08:00)\n`
      )
      expect(to(dubai)?.subject).toBe('Bagong oras: Gabayan')
      expect(to(dubai)?.text).toContain(
        `Ngayon: ${formatShownDay('2027-06-01', 'fil')}, 8:00 PM (Asia/Manila, GMT+08:00); oras mo: ${formatShownDay('2027-06-01', 'fil')}, 4:00 PM (Asia/Dubai)`
      )

      // Saving a date with its old time, or with a new note, sends no mail.
      await updateEventOccurrence({ id, input: { ...oneDate, note: 'New' } })
      expect(await db.outboxEmail.count()).toBe(2)
    }
  )

  scenario('Uses the time zone given with the answer', async () => {
    const { occurrenceId } = await buildEvent()
    const zones = []
    for (const tz of ['Asia/Dubai', 'Nowhere/Else', undefined]) {
      const reader = await buildUser()
      signIn(reader)
      await answerEvent({ occurrenceId, answer: 'GOING', tz })
      const saved = await db.eventRsvp.findFirst({
        where: { userId: reader.id },
      })
      zones.push(saved?.tz)
    }
    expect(zones).toEqual(['Asia/Dubai', null, null])
  })
})

describe('changing a series', () => {
  scenario('Sends one mail once, for any number of dates', async () => {
    const { id, baseVersion, dates } = await buildSeries()
    const reader = await answered(dates, 'GOING')
    const input = series({ startTime: '20:00' })

    const saved = await updateEvent({ id, baseVersion, input })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: reader.email, template: 'eventChanged' })
    expect(mail.text.match(/^Now: /gm)).toHaveLength(6)
    expect(mail.text).toContain('More dates: 3')

    await updateEvent({ id, baseVersion: saved.baseVersion, input })
    expect(await db.outboxEmail.count()).toBe(1)
  })

  scenario('Names the dates that it removes', async () => {
    const { id, baseVersion, dates } = await buildSeries()
    const out = await answered([dates[1]], 'GOING')
    await answered([dates[2]], 'GOING')
    await updateEvent({ id, baseVersion, input: series({ repeatEvery: 2 }) })
    expect(await mails()).toMatchObject([
      { to: out.email, subject: 'Cancelled: Coaching' },
    ])
  })

  scenario(
    'From one date on mails nobody who goes only to earlier dates',
    async () => {
      const { id, baseVersion, dates } = await buildSeries()
      await answered([dates[0]], 'GOING')
      const later = await answered([dates[3]], 'GOING')
      await updateEvent({
        id,
        baseVersion,
        fromOccurrenceId: dates[2],
        input: series({ startsOn: '2027-06-15', startTime: '18:00' }),
      })
      expect(await readers()).toEqual([later.email])
    }
  )

  scenario('That gives a seat sends one mail about both', async () => {
    const { id, baseVersion, dates } = await buildSeries()
    await answered([dates[0]], 'WAITLISTED')
    await updateEvent({
      id,
      baseVersion,
      input: series({ startTime: '20:00' }),
    })
    expect(await mails()).toMatchObject([
      { template: 'eventSeat', text: expect.stringContaining('8:00 PM') },
    ])
  })

  const ends: [
    string,
    (id: number, baseVersion: number) => Promise<unknown>,
  ][] = [
    [
      'cancelled',
      (id, baseVersion) =>
        updateEvent({
          id,
          baseVersion,
          input: series({ status: 'CANCELLED' }),
        }),
    ],
    ['deleted', (id) => deleteEvent({ id })],
  ]
  for (const [how, end] of ends)
    scenario(
      `When it is ${how} mails people who go to upcoming dates`,
      async () => {
        const { id, baseVersion, dates } = await buildSeries()
        await db.eventOccurrence.update({
          where: { id: dates[0] },
          data: { startsAt: inHours(-3), endsAt: inHours(-2) },
        })
        await answered([dates[0]], 'GOING')
        const reader = await answered([dates[1]], 'GOING')
        await end(id, baseVersion)
        expect(await mails()).toMatchObject([
          { to: reader.email, subject: 'Cancelled: Coaching' },
        ])
      }
    )
})

const fillAnswers = async (occurrenceId: number, answer: Answer) => {
  await fillUsers(1100)
  await db.$executeRaw`
    INSERT INTO "EventRsvp" ("occurrenceId", "userId", answer, "answeredAt", "queuedAt")
    SELECT ${occurrenceId}, id, ${answer}::"EventAnswer", now() - interval '1 hour',
      CASE ${answer} WHEN 'WAITLISTED' THEN now() - interval '1 hour' END FROM "User"`
}

scenario('Thousands of people are told in portions, each once', async () => {
  await editor()
  const { occurrenceId } = await buildEvent({ isPublic: true })
  await fillAnswers(occurrenceId, 'GOING')
  await cancelEventOccurrence({ id: occurrenceId })
  expect(await runWaiting('tellOfDates')).toMatchObject({ done: 3 })
  const told = await db.outboxEmail.groupBy({ by: ['to'], _count: true })
  expect(told.length).toBeGreaterThan(1000)
  expect(told.filter(({ _count }) => _count > 1)).toEqual([])
})

scenario('Thousands of people get their seats in portions', async () => {
  await editor()
  const { occurrenceId } = await buildEvent({ isPublic: true, capacity: null })
  await fillAnswers(occurrenceId, 'WAITLISTED')
  const going = () => db.eventRsvp.count({ where: { answer: 'GOING' } })
  await cancelEventOccurrence({ id: occurrenceId })
  await restoreEventOccurrence({ id: occurrenceId })
  expect(await going()).toBe(500)
  await runWaiting('fillSeats')
  expect(await going()).toBeGreaterThan(1000)
  expect(await db.eventRsvp.count({ where: { answer: 'WAITLISTED' } })).toBe(0)
})
