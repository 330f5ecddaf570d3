// One statement for a page of events with the list's columns: the next date is an index lookup, never a read of all
// dates.
import type { EventKind, EventLocationKind, EventStatus } from '@prisma/client'
import type { EventsFilter, EventsSort, QueryResolvers } from 'types/graphql'

import { pool } from 'src/lib/db'
import { escapeLike, typedText, windowOf } from 'src/lib/paging'

type Row = {
  id: number
  title: string
  titleFil: string | null
  kind: EventKind
  status: EventStatus
  rrule: string | null
  startsAtLocal: string
  tz: string
  allDay: boolean
  locationKind: EventLocationKind
  capacity: number | null
  nextStartsAt: Date | null
  lastStartsAt: Date | null
  hosts: { id: number; name: string }[]
  createdAt: Date
  total: number
}

const UPCOMING = `EXISTS (SELECT 1 FROM "EventOccurrence" o WHERE o."eventId" = e.id AND o."startsAt" > now() - interval '14 days' AND o."endsAt" > now() AND o.status = 'SCHEDULED')`

/** Filter of spec section 4: all, upcoming, past, recurring; and archived. */
const filters: Record<EventsFilter, string> = {
  UPCOMING: `e.status <> 'ARCHIVED' AND ${UPCOMING}`,
  PAST: `e.status <> 'ARCHIVED' AND NOT ${UPCOMING}`,
  RECURRING: `e.status <> 'ARCHIVED' AND e.rrule IS NOT NULL`,
  ARCHIVED: `e.status = 'ARCHIVED'`,
}

const orders: Record<EventsSort, string> = {
  TITLE: 'e.title ASC',
  TITLE_DESC: 'e.title DESC',
  NEXT_STARTS_AT: '"nextStartsAt" ASC NULLS LAST',
  NEXT_STARTS_AT_DESC: '"nextStartsAt" DESC NULLS LAST',
  CREATED_AT: 'e."createdAt" ASC',
  CREATED_AT_DESC: 'e."createdAt" DESC',
}

/** Upcoming events start with the next, past events with the latest. */
const NEAREST_FIRST =
  '"nextStartsAt" ASC NULLS LAST, "lastStartsAt" DESC NULLS LAST'

const NEXT = `(SELECT o."startsAt" FROM "EventOccurrence" o WHERE o."eventId" = e.id AND o.status = 'SCHEDULED' AND o."startsAt" > now() ORDER BY o."startsAt" LIMIT 1)`
const LAST = `(SELECT o."startsAt" FROM "EventOccurrence" o WHERE o."eventId" = e.id AND o.status = 'SCHEDULED' AND o."startsAt" <= now() ORDER BY o."startsAt" DESC LIMIT 1)`

export const eventsPage = (async ({ sort, q, filter, ...place }) => {
  const order = sort ? orders[sort] : NEAREST_FIRST
  const { skip, take } = windowOf(place)
  const typed = typedText(q ?? '')
  const { rows } = await pool.query<Row>(
    `WITH page AS (
       SELECT e.*, ${NEXT} AS "nextStartsAt", ${LAST} AS "lastStartsAt", count(*) OVER ()::int AS total
       FROM "Event" e
       WHERE ${filter ? filters[filter] : `e.status <> 'ARCHIVED'`} AND ($1 = '' OR e.title ILIKE '%' || $1 || '%' OR e.translations #>> '{fil,title}' ILIKE '%' || $1 || '%')
       ORDER BY ${order}, e.id DESC LIMIT $2 OFFSET $3)
     SELECT page.*, page.translations #>> '{fil,title}' AS "titleFil",
       COALESCE((SELECT json_agg(json_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName") ORDER BY u."firstName", u.id)
         FROM "EventHost" h JOIN "User" u ON u.id = h."userId" WHERE h."eventId" = page.id), '[]') AS hosts
     FROM page ORDER BY ${order.replace(/e\./g, 'page.')}, page.id DESC`,
    [escapeLike(typed), take, skip]
  )
  return { rows, total: rows[0]?.total ?? 0 }
}) satisfies QueryResolvers['eventsPage']
