// One statement for a page of events with the list's columns. The list as it opens reads the nearest dates in their order
// until the page is full; any other order or filter looks up the next date of every event.
import { EventKind, EventLocationKind, EventStatus } from '@prisma/client'
import type { EventsFilter, EventsSort, QueryResolvers } from 'types/graphql'

import { escapeLike, searchText, windowOf } from 'src/lib/database/paging'
import {
  bool,
  composed,
  enumOf,
  int,
  json,
  keysOf,
  nullable,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const UPCOMING = `EXISTS (SELECT 1 FROM "EventOccurrence" o WHERE o."eventId" = e.id AND o."startsAt" > now() - interval '14 days' AND o."endsAt" > now() AND o.status = 'SCHEDULED')`

/** The filters of spec section 4 (all, upcoming, past, recurring), and one for archived events. */
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

/** The default order: events with a next date come first, the nearest one first; then past events, the latest first. */
const NEAREST_FIRST =
  '"nextStartsAt" ASC NULLS LAST, "lastStartsAt" DESC NULLS LAST'

/** An event's next date; or else, of an event without one, its latest past date, which is looked up for no other event. */
const DATES = `
  LEFT JOIN LATERAL (SELECT o."startsAt" AS "nextStartsAt" FROM "EventOccurrence" o
    WHERE o."eventId" = e.id AND o.status = 'SCHEDULED' AND o."startsAt" > now() ORDER BY o."startsAt" LIMIT 1) next ON true
  LEFT JOIN LATERAL (SELECT o."startsAt" AS "lastStartsAt" FROM "EventOccurrence" o
    WHERE "nextStartsAt" IS NULL AND o."eventId" = e.id AND o.status = 'SCHEDULED' AND o."startsAt" <= now() ORDER BY o."startsAt" DESC LIMIT 1) last ON true`

type Wanted = {
  filter?: EventsFilter | null
  sort?: EventsSort | null
  words: string
  skip: number
  take: number
}

/** The coming dates that are read for a page of different events. A school with fewer events a page takes the other way. */
const NEAREST_DATES = 200

const COLUMNS = `e.*, page.*, e.translations #>> '{fil,title}' AS "titleFil",
  COALESCE((SELECT json_agg(json_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName") ORDER BY u."firstName", u.id)
    FROM "EventHost" h JOIN "User" u ON u.id = h."userId" WHERE h."eventId" = e.id), '[]') AS hosts`

/** The ids and dates of a page: $1 words, $2 rows, $3 rows before them. `found` narrows the events further. */
const pageOf = (found: string, order: string) => `
  SELECT e.id, "nextStartsAt", "lastStartsAt", count(*) OVER ()::int AS total
  FROM "Event" e ${DATES}
  WHERE ${found} AND ($1 = '' OR e.title ILIKE '%' || $1 || '%' OR e.translations #>> '{fil,title}' ILIKE '%' || $1 || '%')
  ORDER BY ${order}, e.id DESC LIMIT $2 OFFSET $3`

/**
 * All events, nearest first. Every event whose next date is among the nearest dates is found with it (`WITH TIES`, so that
 * none of the last moment is missing), and where these fill the page, no other event is looked up.
 */
const NEAREST = `nearest AS (
    SELECT id, min("startsAt") AS "nextStartsAt" FROM (
      SELECT e.id, o."startsAt" FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId"
      WHERE o.status = 'SCHEDULED' AND o."startsAt" > now() AND e.status <> 'ARCHIVED'
      ORDER BY o."startsAt" FETCH FIRST ${NEAREST_DATES} ROWS WITH TIES) dates GROUP BY id),
  page AS (
    (SELECT id, "nextStartsAt", NULL::timestamptz AS "lastStartsAt", (SELECT count(*)::int FROM "Event" WHERE status <> 'ARCHIVED') AS total
     FROM nearest WHERE (SELECT count(*) FROM nearest) >= $2::int + $3::int
     ORDER BY "nextStartsAt", id DESC LIMIT $2 OFFSET $3)
    UNION ALL
    (${pageOf(`(SELECT count(*) FROM nearest) < $2::int + $3::int AND e.status <> 'ARCHIVED'`, NEAREST_FIRST)}))`

const eventsQuery = ({ filter, sort, words, skip, take }: Wanted) => {
  const order = sort ? orders[sort] : NEAREST_FIRST
  const found = filter ? filters[filter] : `e.status <> 'ARCHIVED'`
  const isPlain = !sort && !filter && words === ''
  const page = isPlain ? NEAREST : `page AS (${pageOf(found, order)})`
  return {
    text: `WITH ${page} SELECT ${COLUMNS} FROM page JOIN "Event" e ON e.id = page.id ORDER BY ${order}, e.id DESC`,
    values: [escapeLike(words), take, skip],
  }
}

const first = { words: '', skip: 0, take: 10 }

const EVENTS = composed(
  eventsQuery,
  {
    id: int,
    title: text,
    titleFil: nullable(text),
    kind: enumOf(EventKind),
    status: enumOf(EventStatus),
    rrule: nullable(text),
    startsAtLocal: text,
    tz: text,
    allDay: bool,
    locationKind: enumOf(EventLocationKind),
    capacity: nullable(int),
    nextStartsAt: nullable(timestamp),
    lastStartsAt: nullable(timestamp),
    hosts: json<{ id: number; name: string }[]>(),
    createdAt: timestamp,
    total: int,
  },
  [
    first,
    { ...first, words: 'call' },
    ...keysOf(filters).map((filter) => ({ ...first, filter })),
    ...keysOf(orders).map((sort) => ({ ...first, sort })),
  ]
)

export const eventsPage = (async ({ sort, q, filter, ...place }) => {
  const words = searchText(q)
  const rows = await EVENTS.all(pool, {
    filter,
    sort,
    words,
    ...windowOf(place),
  })
  return { rows, total: rows[0]?.total ?? 0 }
}) satisfies QueryResolvers['eventsPage']
