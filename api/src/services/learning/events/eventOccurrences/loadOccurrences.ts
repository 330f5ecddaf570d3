// Loads an event's dates with the number of answers, which an index counts. One statement, however many dates there
// are.
import { EventOccurrenceStatus, EventStatus, type Prisma } from '@prisma/client'

import {
  bool,
  enumOf,
  int,
  json,
  nullable,
  type RowOf,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const occurrence = {
  id: int,
  eventId: int,
  eventTitle: text,
  eventTranslations: json<Prisma.JsonValue>(),
  eventStatus: enumOf(EventStatus),
  tz: text,
  allDay: bool,
  capacity: nullable(int),
  originalStart: timestamp,
  startsAt: timestamp,
  endsAt: timestamp,
  status: enumOf(EventOccurrenceStatus),
  joinUrl: nullable(text),
  passcode: nullable(text),
  venue: nullable(text),
  note: text,
  translations: json<Prisma.JsonValue>(),
  recordingUrl: nullable(text),
  checkinCode: nullable(text),
  goingCount: int,
  maybeCount: int,
  waitingCount: int,
  attendedCount: int,
}

const answered = (answer: string) =>
  `(SELECT count(*)::int FROM "EventRsvp" r WHERE r."occurrenceId" = o.id AND r.answer = '${answer}')`

const COLUMNS = `o.id, o."eventId", e.title AS "eventTitle", e.translations AS "eventTranslations", e.status AS "eventStatus", e.tz, e."allDay",
  e.capacity, o."originalStart", o."startsAt", o."endsAt", o.status, o."joinUrl", o.passcode, o.venue, o.note, o.translations,
  o."recordingUrl", o."checkinCode", ${answered('GOING')} AS "goingCount", ${answered('MAYBE')} AS "maybeCount",
  ${answered('WAITLISTED')} AS "waitingCount",
  (SELECT count(*)::int FROM "Attendance" a WHERE a."occurrenceId" = o.id) AS "attendedCount"`

const FROM = `"EventOccurrence" o JOIN "Event" e ON e.id = o."eventId"`

const ONE = statement(
  `SELECT ${COLUMNS} FROM ${FROM} WHERE o.id = $1`,
  occurrence
)

export type OccurrenceRow = RowOf<typeof ONE>

export const loadOccurrence = async (id: number) =>
  (await ONE.first(pool, [id])) ?? null

const pageOf = (which: string, way: 'ASC' | 'DESC') =>
  statement(
    `WITH page AS (
       SELECT o.*, count(*) OVER ()::int AS total FROM "EventOccurrence" o
       WHERE o."eventId" = $1 AND ${which}
       ORDER BY o."startsAt" ${way}, o.id LIMIT $2 OFFSET $3)
     SELECT ${COLUMNS}, o.total FROM page o JOIN "Event" e ON e.id = o."eventId" ORDER BY o."startsAt" ${way}, o.id`,
    { ...occurrence, total: int }
  )

const PAST = pageOf('o."endsAt" <= now()', 'DESC')
const UPCOMING = pageOf(
  `o."endsAt" > now() AND o."startsAt" > now() - interval '14 days'`,
  'ASC'
)

/**
 * A page of an event's dates: upcoming dates starting with the next one, or past dates starting with the latest one.
 */
export const loadOccurrencesOf = async (
  eventId: number,
  { isPast, take, skip }: { isPast: boolean; take: number; skip: number }
) => {
  const rows = await (isPast ? PAST : UPCOMING).all(pool, [eventId, take, skip])
  return { rows, total: rows[0]?.total ?? 0 }
}

const BETWEEN = statement(
  `SELECT ${COLUMNS} FROM ${FROM} WHERE o."startsAt" >= $1 AND o."startsAt" < $2 AND o.status <> 'DROPPED' AND e.status <> 'ARCHIVED'
     ORDER BY o."startsAt", o.id LIMIT 500`,
  occurrence
)

/** The dates of all events that are not archived that begin within a span, at most 500; dropped dates are left out. */
export const loadOccurrencesBetween = (from: Date, to: Date) =>
  BETWEEN.all(pool, [from, to])
