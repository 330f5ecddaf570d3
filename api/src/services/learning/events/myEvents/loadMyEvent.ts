import type { Prisma } from '@prisma/client'

import {
  json,
  nullable,
  prepared,
  type RowOf,
  text,
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
        (SELECT json_build_object('title', t.title, 'translations', t.translations, 'points', t.points, 'isOwnStage', coalesce(t."stageId" = me."stageId", false),
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
