// An event's dates with their answers, counted by index; one statement whatever their number.
import type { Prisma } from '@prisma/client'

import { pool } from 'src/lib/db'

export type OccurrenceRow = {
  id: number
  eventId: number
  eventTitle: string
  eventTranslations: Prisma.JsonValue
  eventStatus: 'DRAFT' | 'PUBLISHED' | 'CANCELLED' | 'ARCHIVED'
  tz: string
  allDay: boolean
  capacity: number | null
  originalStart: Date
  startsAt: Date
  endsAt: Date
  status: 'SCHEDULED' | 'CANCELLED' | 'DROPPED'
  joinUrl: string | null
  passcode: string | null
  venue: string | null
  note: string
  translations: Prisma.JsonValue
  recordingUrl: string | null
  checkinCode: string | null
  goingCount: number
  maybeCount: number
  waitingCount: number
  attendedCount: number
}

const answered = (answer: string) =>
  `(SELECT count(*)::int FROM "EventRsvp" r WHERE r."occurrenceId" = o.id AND r.answer = '${answer}')`

const COLUMNS = `o.id, o."eventId", e.title AS "eventTitle", e.translations AS "eventTranslations", e.status AS "eventStatus", e.tz, e."allDay",
  e.capacity, o."originalStart", o."startsAt", o."endsAt", o.status, o."joinUrl", o.passcode, o.venue, o.note, o.translations,
  o."recordingUrl", o."checkinCode", ${answered('GOING')} AS "goingCount", ${answered('MAYBE')} AS "maybeCount",
  ${answered('WAITLISTED')} AS "waitingCount",
  (SELECT count(*)::int FROM "Attendance" a WHERE a."occurrenceId" = o.id) AS "attendedCount"`

const FROM = `"EventOccurrence" o JOIN "Event" e ON e.id = o."eventId"`

export const loadOccurrence = async (id: number) => {
  const { rows } = await pool.query<OccurrenceRow>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE o.id = $1`,
    [id]
  )
  return rows[0] ?? null
}

/** A page of an event's dates: upcoming ones from the next on, or past ones from the latest back. */
export const loadOccurrencesOf = async (
  eventId: number,
  { isPast, take, skip }: { isPast: boolean; take: number; skip: number }
) => {
  const { rows } = await pool.query<OccurrenceRow & { total: number }>(
    `WITH page AS (
       SELECT o.*, count(*) OVER ()::int AS total FROM "EventOccurrence" o
       WHERE o."eventId" = $1 AND ${isPast ? 'o."endsAt" <= now()' : `o."endsAt" > now() AND o."startsAt" > now() - interval '14 days'`}
       ORDER BY o."startsAt" ${isPast ? 'DESC' : ''}, o.id LIMIT $2 OFFSET $3)
     SELECT ${COLUMNS}, o.total FROM page o JOIN "Event" e ON e.id = o."eventId" ORDER BY o."startsAt" ${isPast ? 'DESC' : ''}, o.id`,
    [eventId, take, skip]
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** All dates of all events that begin within a span. */
export const loadOccurrencesBetween = async (from: Date, to: Date) => {
  const { rows } = await pool.query<OccurrenceRow>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE o."startsAt" >= $1 AND o."startsAt" < $2 AND o.status <> 'DROPPED' AND e.status <> 'ARCHIVED'
     ORDER BY o."startsAt", o.id LIMIT 500`,
    [from, to]
  )
  return rows
}
