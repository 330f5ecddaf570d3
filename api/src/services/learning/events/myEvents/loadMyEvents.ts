// Members' views of events, each in one statement: the list, a month, one event with its dates. None of them selects
// the link to join or its passcode; only joinEvent does, shortly before the start.
import {
  EventKind,
  EventLocationKind,
  EventRsvpMode,
  type EventAnswer,
  type Prisma,
} from '@prisma/client'
import type { MyEventsFilter } from 'types/graphql'

import {
  bool,
  composed,
  enumOf,
  int,
  json,
  keysOf,
  nullable,
  prepared,
  type RowOf,
  text,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { OPEN_EVENTS } from 'src/services/learning/events/events/openEvents'

export type MyDateRow = {
  id: number
  startsAt: string | Date
  endsAt: string | Date
  /** Neither the date nor its event is cancelled. */
  isOn: boolean
  answer: EventAnswer | null
  hasAttended: boolean
}

const eventColumns = {
  id: int,
  title: text,
  translations: json<Prisma.JsonValue>(),
  kind: enumOf(EventKind),
  tz: text,
  allDay: bool,
  rrule: nullable(text),
  startsAtLocal: text,
  locationKind: enumOf(EventLocationKind),
  venue: text,
  rsvp: enumOf(EventRsvpMode),
  rsvpClosesMin: nullable(int),
  capacity: nullable(int),
  isOn: bool,
}

const EVENT = `e.id, e.title, e.translations, e.kind, e.tz, e."allDay", e.rrule, e."startsAtLocal", e."locationKind", e.venue,
  e.rsvp, e."rsvpClosesMin", e.capacity, e.status = 'PUBLISHED' AS "isOn"`

const DATE = `o.id, o."startsAt", o."endsAt", o.status = 'SCHEDULED' AND e.status = 'PUBLISHED' AS "isOn", r.answer, a."userId" IS NOT NULL AS "hasAttended"`

const MINE = `LEFT JOIN "EventRsvp" r ON r."occurrenceId" = o.id AND r."userId" = $1 LEFT JOIN "Attendance" a ON a."occurrenceId" = o.id AND a."userId" = $1`

// A dropped date is still shown to members who answered it.
const SHOWN_DATE = `(o.status <> 'DROPPED' OR r.answer IN ('GOING', 'MAYBE', 'WAITLISTED'))`

const TO_COME = `o."endsAt" > now() AND o."startsAt" > now() - interval '14 days'`

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

const MY_EVENTS = composed(
  ({ userId, filter, take, skip }: Wanted) => {
    const { where, order } = filters[filter]
    return {
      name: `myEvents-${filter}`,
      text: `WITH ${OPEN_EVENTS}
      SELECT ${EVENT}, to_json(next) AS next, to_json(last) AS last, count(*) OVER ()::int AS total
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
    total: int,
  },
  keysOf(filters).map((filter) => ({ userId: 1, filter, take: 10, skip: 0 }))
)

export type ListedEvent = RowOf<typeof MY_EVENTS>

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
        SELECT e.id AS "eventId", ${DATE} FROM open_events e JOIN "EventOccurrence" o ON o."eventId" = e.id ${MINE}
        WHERE o."startsAt" >= $2 AND o."startsAt" < $3 AND ${SHOWN_DATE} AND ($5::int IS NULL OR e.id = $5) AND NOT ($6 AND ${ANSWERED_NO})
        ORDER BY o."startsAt", o.id LIMIT $4)
      SELECT ${EVENT}, to_json(o) AS date FROM dates o JOIN open_events e ON e.id = o."eventId" ORDER BY o."startsAt", o.id`,
  { ...eventColumns, date: json<MyDateRow>() }
)

export type DatedEvent = RowOf<typeof MY_DATES>

/** The dates of open events that begin within a span; with `skipsRefused` without those that the user declined. */
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

/** An event that lasts longer counts as next only for members who are going, since others may drop in at any time. */
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

/** The user's next date: the first one of the open events that is not cancelled and not declined. */
export const loadMyNextEvent = async (userId: number) => {
  return (await NEXT_EVENT.first(pool, [userId])) ?? null
}

const DATES_TO_COME = 20
const DATES_BEFORE = 10

export type ChosenDate = MyDateRow & {
  note: string
  translations: Prisma.JsonValue
  venue: string | null
  hasLink: boolean
  hasCode: boolean
  recordingUrl: string | null
  goingCount: number
  waitingCount: number
  waitingPlace: number | null
  attendedAt: string | null
  method: 'JOIN' | 'CODE' | 'MANUAL' | 'IMPORT' | null
}

type TaskOfEvent = {
  title: string
  translations: Prisma.JsonValue
  points: number
  isDone: boolean
  isOwnStage: boolean
}

const MY_EVENT = prepared(
  'myEvent',
  `WITH ${OPEN_EVENTS}, dates AS MATERIALIZED (
        (SELECT ${DATE} FROM open_events e JOIN "EventOccurrence" o ON o."eventId" = e.id ${MINE} WHERE e.id = $2 AND ${TO_COME} AND ${SHOWN_DATE} ORDER BY o."startsAt", o.id LIMIT ${DATES_TO_COME})
        UNION
        (SELECT ${DATE} FROM open_events e JOIN "EventOccurrence" o ON o."eventId" = e.id ${MINE} WHERE e.id = $2 AND o."endsAt" <= now() AND ${SHOWN_DATE} ORDER BY o."startsAt" DESC, o.id LIMIT ${DATES_BEFORE})
        UNION
        (SELECT ${DATE} FROM open_events e JOIN "EventOccurrence" o ON o."eventId" = e.id ${MINE} WHERE e.id = $2 AND o.id = $3 AND ${SHOWN_DATE})
      ), pick AS (
        SELECT id FROM dates ORDER BY (id = $3) DESC NULLS LAST, ("endsAt" > now()) DESC, CASE WHEN "endsAt" > now() THEN "startsAt" END, "startsAt" DESC LIMIT 1)
      SELECT ${EVENT}, e.description,
        COALESCE((SELECT json_agg(json_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName") ORDER BY u."firstName", u.id)
          FROM "EventHost" h JOIN "User" u ON u.id = h."userId" WHERE h."eventId" = e.id), '[]') AS hosts,
        COALESCE((SELECT json_agg(to_json(d) ORDER BY d."startsAt", d.id) FROM dates d), '[]') AS dates,
        (SELECT to_json(c) FROM (
          SELECT ${DATE}, o.note, o.translations, o.venue, o."checkinCode" IS NOT NULL AS "hasCode",
            COALESCE(o."joinUrl", e."joinUrl") IS NOT NULL AS "hasLink",
            CASE WHEN o."endsAt" <= now() THEN o."recordingUrl" END AS "recordingUrl",
            (SELECT count(*)::int FROM "EventRsvp" g WHERE g."occurrenceId" = o.id AND g.answer = 'GOING') AS "goingCount",
            (SELECT count(*)::int FROM "EventRsvp" w WHERE w."occurrenceId" = o.id AND w.answer = 'WAITLISTED') AS "waitingCount",
            CASE WHEN r.answer = 'WAITLISTED' THEN (SELECT count(*)::int FROM "EventRsvp" w WHERE w."occurrenceId" = o.id AND w.answer = 'WAITLISTED'
              AND (w."queuedAt", w."userId") <= (r."queuedAt", r."userId")) END AS "waitingPlace",
            a."attendedAt", a.method
          FROM pick JOIN "EventOccurrence" o ON o.id = pick.id ${MINE}) c) AS chosen,
        (SELECT json_build_object('title', t.title, 'translations', t.translations, 'points', t.points, 'isOwnStage', t."stageId" = me."stageId",
            'isDone', EXISTS (SELECT 1 FROM "UserTask" ut WHERE ut."userId" = $1 AND ut."taskId" = t.id AND ut.status = 'COMPLETED'))
          FROM "Task" t, "User" me WHERE t.id = e."taskId" AND t."isActive" AND me.id = $1) AS task
      FROM open_events e WHERE e.id = $2`,
  {
    ...eventColumns,
    description: text,
    hosts: json<{ id: number; name: string }[]>(),
    dates: json<MyDateRow[]>(),
    chosen: nullable(json<ChosenDate>()),
    task: nullable(json<TaskOfEvent>()),
  }
)

export type OneEvent = RowOf<typeof MY_EVENT>
export type MyEventRow = Pick<
  OneEvent,
  keyof typeof eventColumns | 'description'
>

/**
 * One event that is open to the user, with the date shown: the requested one, otherwise the next, otherwise the last.
 */
export const loadMyEvent = async (
  userId: number,
  eventId: number,
  occurrenceId: number | null
) => {
  return (await MY_EVENT.first(pool, [userId, eventId, occurrenceId])) ?? null
}
