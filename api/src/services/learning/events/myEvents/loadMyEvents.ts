// Members' lists of events, each in one statement.
import type { MyEventsFilter } from 'types/graphql'

import {
  bool,
  composed,
  int,
  json,
  keysOf,
  nullable,
  prepared,
  type RowOf,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { OPEN_EVENTS } from 'src/services/learning/events/events/openEvents'

import {
  DATE,
  EVENT,
  eventColumns,
  MINE,
  type MyDateRow,
  SHOWN_DATE,
  TO_COME,
} from './myEventSql'

const filters: Record<MyEventsFilter, { where: string; order: string }> = {
  INCOMING: { where: 'next.id IS NOT NULL', order: 'next."startsAt"' },
  PAST: { where: 'last.id IS NOT NULL', order: 'last."startsAt" DESC' },
  ALL: {
    where: 'next.id IS NOT NULL OR last.id IS NOT NULL',
    order: 'next."startsAt" NULLS LAST, last."startsAt" DESC',
  },
}

type Wanted = {
  userId: number
  filter: MyEventsFilter
  take: number
  skip: number
}

const SEATS_TAKEN = `(SELECT count(*) FROM "EventRsvp" g WHERE g."occurrenceId" = next.id AND g.answer = 'GOING')`

const MY_EVENTS = composed(
  ({ userId, filter, take, skip }: Wanted) => {
    const { where, order } = filters[filter]
    return {
      name: `myEvents-${filter}`,
      text: `WITH ${OPEN_EVENTS}
      SELECT ${EVENT}, to_json(next) AS next, to_json(last) AS last, COALESCE(${SEATS_TAKEN} >= e.capacity, false) AS "isFull", count(*) OVER ()::int AS total
      FROM open_events e
        LEFT JOIN LATERAL (SELECT ${DATE} FROM "EventOccurrence" o ${MINE} WHERE o."eventId" = e.id AND ${TO_COME} AND ${SHOWN_DATE} ORDER BY o."startsAt", o.id LIMIT 1) next ON true
        LEFT JOIN LATERAL (SELECT ${DATE} FROM "EventOccurrence" o ${MINE} WHERE o."eventId" = e.id AND o."endsAt" <= now() AND o."startsAt" <= now() AND o.status = 'SCHEDULED' ORDER BY o."startsAt" DESC, o.id LIMIT 1) last ON true
      WHERE ${where} ORDER BY ${order}, e.id LIMIT $2 OFFSET $3`,
      values: [userId, take, skip],
    }
  },
  {
    ...eventColumns,
    next: nullable(json<MyDateRow>()),
    last: nullable(json<MyDateRow>()),
    isFull: bool,
    total: int,
  },
  keysOf(filters).map((filter) => ({ userId: 1, filter, take: 10, skip: 0 }))
)

/** A page of the events that are open to the user, each with its next and its last date. */
export const loadMyEvents = async (
  userId: number,
  wanted: Omit<Wanted, 'userId'>
) => {
  const rows = await MY_EVENTS.all(pool, { userId, ...wanted })
  return { rows, total: rows[0]?.total ?? 0 }
}

const ANSWERED_NO = `COALESCE(r.answer = 'NO', false)`

const MY_DATES = prepared(
  'myEventDates',
  `WITH ${OPEN_EVENTS}, dates AS (
        SELECT e.id AS "eventId", ${DATE}, e.revision + o.revision AS sequence, o.venue FROM open_events e JOIN "EventOccurrence" o ON o."eventId" = e.id ${MINE}
        WHERE o."startsAt" >= $2 AND o."startsAt" < $3 AND ${SHOWN_DATE} AND ($5::int IS NULL OR e.id = $5) AND NOT ($6 AND ${ANSWERED_NO})
        ORDER BY o."startsAt", o.id LIMIT $4)
      SELECT ${EVENT}, COALESCE(o.venue, e.venue) AS venue, to_json(o) AS date FROM dates o JOIN open_events e ON e.id = o."eventId" ORDER BY o."startsAt", o.id`,
  { ...eventColumns, date: json<MyDateRow & { sequence: number }>() }
)

export type DatedEvent = RowOf<typeof MY_DATES>

/** The dates of open events that begin within a span. `skipsRefused` leaves out the dates that the user declined. */
export const loadMyDates = async (
  userId: number,
  {
    from,
    to,
    limit = 500,
    eventId = null,
    skipsRefused = false,
  }: {
    from: Date
    to: Date
    limit?: number
    eventId?: number | null
    skipsRefused?: boolean
  }
) => {
  return MY_DATES.all(pool, [userId, from, to, limit, eventId, skipsRefused])
}

/**
 * An event that began more than an hour ago counts as next only for members who are going. Other members may drop in at
 * any time, so a long event would hide the following ones from them.
 */
const BEGINS = `(o."startsAt" > now() - interval '1 hour' OR r.answer = 'GOING')`

const NEXT_EVENT = prepared(
  'myNextEvent',
  `WITH ${OPEN_EVENTS}
      SELECT ${EVENT}, COALESCE(next.venue, e.venue) AS venue, COALESCE(next."joinUrl", e."joinUrl") IS NOT NULL AS "hasLink",
        to_json(next)::jsonb - 'joinUrl' AS date
      FROM open_events e CROSS JOIN LATERAL (
        SELECT ${DATE}, o.venue, o."joinUrl" FROM "EventOccurrence" o ${MINE}
        WHERE o."eventId" = e.id AND ${TO_COME} AND ${BEGINS} AND o.status = 'SCHEDULED' AND NOT ${ANSWERED_NO} ORDER BY o."startsAt", o.id LIMIT 1) next
      WHERE e.status = 'PUBLISHED' ORDER BY next."startsAt", next.id LIMIT 1`,
  { ...eventColumns, date: json<MyDateRow>(), hasLink: bool }
)

export type NextEvent = RowOf<typeof NEXT_EVENT>

/** The user's next date: the first date of the open events that is neither cancelled nor declined. */
export const loadMyNextEvent = async (userId: number) => {
  return (await NEXT_EVENT.first(pool, [userId])) ?? null
}
