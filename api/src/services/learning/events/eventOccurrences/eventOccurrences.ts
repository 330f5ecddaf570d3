import { randomInt } from 'node:crypto'

import { AttendanceMethod, EventAnswer } from '@prisma/client'
import type {
  EventPeopleFilter,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  composed,
  enumOf,
  int,
  keysOf,
  nullable,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { typedText, windowOf } from 'src/lib/paging'
import { fromFilipino } from 'src/lib/translations'
import { isHttps } from 'src/services/learning/events/events/eventInput'
import { fillSeats } from 'src/services/learning/events/events/fillSeats'
import {
  statesOf,
  notifyOfChanges,
} from 'src/services/learning/events/events/notifyOfChanges'
import { instantOf, isWallTime } from 'src/shared/learning/events/zoneTime'
import { isDay } from 'src/shared/manilaTime'

import { asOccurrence } from './asOccurrence'
import {
  loadOccurrence,
  loadOccurrencesBetween,
  loadOccurrencesOf,
} from './loadOccurrences'
import { monthSpan } from './monthSpan'
import { mustRun } from './mustRun'

export const eventOccurrencesPage = (async ({ eventId, filter, ...place }) => {
  const { rows, total } = await loadOccurrencesOf(eventId, {
    isPast: filter === 'PAST',
    ...windowOf(place),
  })
  return { rows: rows.map(asOccurrence), total }
}) satisfies QueryResolvers['eventOccurrencesPage']

export const eventOccurrence = (async ({ id }) => {
  const row = await loadOccurrence(id)
  return row && asOccurrence(row)
}) satisfies QueryResolvers['eventOccurrence']

export const eventCalendar = (async ({ from, to }) => {
  const span = monthSpan(from, to)
  const rows = await loadOccurrencesBetween(span.from, span.to)
  return rows.map(asOccurrence)
}) satisfies QueryResolvers['eventCalendar']

const answerOf = async (id: number) =>
  asOccurrence(found(await loadOccurrence(id)))

const lockOccurrence = async (tx: Tx, id: number) => {
  await lockRow(tx, 'EventOccurrence', id)
  return tx.eventOccurrence.findUniqueOrThrow({
    where: { id },
    include: { event: true },
  })
}

/** Changes one date: its time, place, note or recording. The series stays as it is. */
export const updateEventOccurrence = (async ({ id, input }) => {
  const { startsOn, startTime, durationMin, joinUrl, recordingUrl } = input
  const wall = `${startsOn}T${startTime}`
  refuseInput({
    startsOn: !isDay(startsOn) && 'DATE_INVALID',
    startTime: isDay(startsOn) && !isWallTime(wall) && 'REQUIRED',
    durationMin: !(durationMin >= 5 && durationMin <= 20_160) && 'INVALID',
    joinUrl: !!joinUrl && !isHttps(joinUrl) && 'WEBSITE_INVALID',
    recordingUrl: !!recordingUrl && !isHttps(recordingUrl) && 'WEBSITE_INVALID',
    note: (input.note ?? '').length > 500 && 'TOO_LONG',
  })
  await inTransaction(async (tx) => {
    const now = new Date()
    const before = await lockOccurrence(tx, id)
    const startsAt = instantOf(wall, before.event.tz)
    const endsAt = new Date(startsAt.getTime() + durationMin * 60_000)
    const isMoved =
      startsAt.getTime() !== before.startsAt.getTime() ||
      endsAt.getTime() !== before.endsAt.getTime()
    refuseInput({
      startsOn:
        isMoved &&
        (before.startsAt <= now
          ? 'EVENT_BEGUN'
          : startsAt <= now && 'DATE_INVALID'),
    })
    const states = await statesOf(tx, [id])
    await tx.eventOccurrence.update({
      where: { id },
      data: {
        startsAt,
        endsAt,
        joinUrl: joinUrl || null,
        passcode: input.passcode || null,
        venue: input.venue || null,
        recordingUrl: recordingUrl || null,
        ...fromFilipino(
          { note: input.note ?? '', noteFil: input.noteFil },
          'note'
        ),
      },
    })
    await notifyOfChanges(tx, states)
    // A date that moves gets a new reminder.
    if (isMoved)
      await tx.eventRsvp.updateMany({
        where: { occurrenceId: id, remindedAt: { not: null } },
        data: { remindedAt: null },
      })
    await logInfo(tx, {
      action: 'eventOccurrence.updated',
      entity: 'EventOccurrence',
      entityId: id,
      before: { startsAt: before.startsAt.toISOString() },
      after: { startsAt: startsAt.toISOString() },
    })
  })
  return answerOf(id)
}) satisfies MutationResolvers['updateEventOccurrence']

/**
 * Cancels a date. Its answers stay, so that everyone who answered sees it; people who are going or waiting get a mail.
 */
export const cancelEventOccurrence = (async ({ id }) => {
  await inTransaction(async (tx) => {
    const before = await lockOccurrence(tx, id)
    if (before.endsAt <= new Date()) throw new AppError('EVENT_OVER')
    const states = await statesOf(tx, [id])
    const { count } = await tx.eventOccurrence.updateMany({
      where: { id, status: 'SCHEDULED' },
      data: { status: 'CANCELLED' },
    })
    if (count === 0) throw new AppError('EVENT_CANCELLED')
    await notifyOfChanges(tx, states)
    await logInfo(tx, {
      action: 'eventOccurrence.cancelled',
      entity: 'EventOccurrence',
      entityId: id,
    })
  })
  return answerOf(id)
}) satisfies MutationResolvers['cancelEventOccurrence']

export const restoreEventOccurrence = (async ({ id }) => {
  await inTransaction(async (tx) => {
    await lockOccurrence(tx, id)
    const states = await statesOf(tx, [id])
    const { count } = await tx.eventOccurrence.updateMany({
      where: { id, status: 'CANCELLED' },
      data: { status: 'SCHEDULED' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await notifyOfChanges(tx, states)
    await fillSeats(tx, [id])
    await logInfo(tx, {
      action: 'eventOccurrence.restored',
      entity: 'EventOccurrence',
      entityId: id,
    })
  })
  return answerOf(id)
}) satisfies MutationResolvers['restoreEventOccurrence']

/** Creates the six-digit code that is announced in the room; the old code ends. */
export const drawCheckinCode = (async ({ id }) => {
  await mustRun(id)
  await inTransaction(async (tx) => {
    await lockOccurrence(tx, id)
    await tx.eventOccurrence.update({
      where: { id },
      data: { checkinCode: String(randomInt(100_000, 1_000_000)) },
    })
    await logInfo(tx, {
      action: 'eventOccurrence.codeDrawn',
      entity: 'EventOccurrence',
      entityId: id,
    })
  })
  return answerOf(id)
}) satisfies MutationResolvers['drawCheckinCode']

const peopleFilters: Record<EventPeopleFilter, string> = {
  GOING: `answer = 'GOING'`,
  WAITING: `answer = 'WAITLISTED'`,
  ATTENDED: `"attendedAt" IS NOT NULL`,
  MISSED: `answer = 'GOING' AND "attendedAt" IS NULL`,
}

// Waiting people by their place in the list.
const IN_ORDER_OF_LOOKING = `array_position(ARRAY['GOING', 'WAITLISTED', 'MAYBE', 'NO'], answer::text) NULLS LAST, "queuedAt", "firstName", "lastName", id`

type WantedPeople = {
  occurrenceId: number
  filter?: EventPeopleFilter | null
  words: string
  readsEmails: boolean
  skip: number
  take: number
}

const anyone = {
  occurrenceId: 1,
  words: '',
  readsEmails: true,
  skip: 0,
  take: 10,
}

const PEOPLE = composed(
  ({ occurrenceId, filter, words, readsEmails, skip, take }: WantedPeople) => ({
    text: `WITH page AS (
       SELECT COALESCE(r."userId", a."userId") AS id, r.answer, r."queuedAt", a."attendedAt", a.method, u."firstName", u."lastName", u.email, u."tribeId",
         count(*) OVER ()::int AS total
       FROM (SELECT * FROM "EventRsvp" WHERE "occurrenceId" = $1) r FULL JOIN (SELECT * FROM "Attendance" WHERE "occurrenceId" = $1) a ON a."userId" = r."userId"
         CROSS JOIN LATERAL (SELECT "firstName", "lastName", email, "tribeId" FROM "User" WHERE id = COALESCE(r."userId", a."userId") OFFSET 0) u
       WHERE ${filter ? peopleFilters[filter] : 'true'} AND ($4 = '' OR strpos(lower(u."firstName" || ' ' || u."lastName" || CASE WHEN $5::boolean THEN ' ' || u.email ELSE '' END), lower($4)) > 0)
       ORDER BY ${IN_ORDER_OF_LOOKING} LIMIT $2 OFFSET $3)
     SELECT id, answer, "attendedAt", method, "firstName" || ' ' || "lastName" AS name, CASE WHEN $5::boolean THEN email END AS email, "tribeId", total,
       CASE WHEN answer = 'WAITLISTED' THEN (SELECT count(*)::int FROM "EventRsvp" w WHERE w."occurrenceId" = $1 AND w.answer = 'WAITLISTED'
         AND (w."queuedAt", w."userId") <= (page."queuedAt", page.id)) END AS "waitingPlace"
     FROM page ORDER BY ${IN_ORDER_OF_LOOKING}`,
    values: [occurrenceId, take, skip, words, readsEmails],
  }),
  {
    id: int,
    name: text,
    email: nullable(text),
    tribeId: text,
    answer: nullable(enumOf(EventAnswer)),
    waitingPlace: nullable(int),
    attendedAt: nullable(timestamp),
    method: nullable(enumOf(AttendanceMethod)),
    total: int,
  },
  [anyone, ...keysOf(peopleFilters).map((filter) => ({ ...anyone, filter }))]
)

/**
 * People who answered and people who attended, in the order in which staff look for them. Every part uses an index, so
 * a date with thousands of people costs no more than they do.
 */
export const eventPeoplePage = (async ({
  occurrenceId,
  filter,
  q,
  ...place
}) => {
  await mustRun(occurrenceId)
  // A host without the right to edit events sees names but no addresses.
  const readsEmails = !!currentUser().pageAccess.editEvent
  const rows = await PEOPLE.all(db, {
    occurrenceId,
    filter,
    readsEmails,
    words: typedText(q ?? ''),
    ...windowOf(place),
  })
  return { rows, total: rows[0]?.total ?? 0 }
}) satisfies QueryResolvers['eventPeoplePage']
