// The columns of events and dates that members read. The link to join and its passcode are not among them; only
// joinEvent selects these, shortly before the start.
import {
  EventKind,
  EventLocationKind,
  EventRsvpMode,
  type EventAnswer,
  type Prisma,
} from '@prisma/client'

import { bool, enumOf, int, json, nullable, text } from 'src/lib/database/sql'

export type MyDateRow = {
  id: number
  startsAt: string | Date
  endsAt: string | Date
  /** Neither the date nor its event is cancelled. */
  isOn: boolean
  answer: EventAnswer | null
  hasAttended: boolean
}

export const eventColumns = {
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

/** The columns that `eventColumns` declares; the event has the alias e. */
export const EVENT = `e.id, e.title, e.translations, e.kind, e.tz, e."allDay", e.rrule, e."startsAtLocal", e."locationKind", e.venue,
  e.rsvp, e."rsvpClosesMin", e.capacity, e.status = 'PUBLISHED' AS "isOn"`

/** The columns of MyDateRow; the SQL around them defines the aliases o, e, r and a. */
export const DATE = `o.id, o."startsAt", o."endsAt", o.status = 'SCHEDULED' AND e.status = 'PUBLISHED' AS "isOn", r.answer, a."userId" IS NOT NULL AS "hasAttended"`

/** Joins the user's own answer and attendance; $1 is the user. */
export const MINE = `LEFT JOIN "EventRsvp" r ON r."occurrenceId" = o.id AND r."userId" = $1 LEFT JOIN "Attendance" a ON a."occurrenceId" = o.id AND a."userId" = $1`

// A dropped date is still shown to members who answered it, unless they declined.
export const SHOWN_DATE = `(o.status <> 'DROPPED' OR r.answer IN ('GOING', 'MAYBE', 'WAITLISTED'))`

export const TO_COME = `o."endsAt" > now() AND o."startsAt" > now() - interval '14 days'`
