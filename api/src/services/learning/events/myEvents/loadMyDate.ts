import type { EventAnswer, EventRsvpMode } from '@prisma/client'

import {
  bool,
  int,
  nullable,
  statement,
  text,
  textOf,
  timestamp,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { OPEN_EVENTS } from 'src/services/learning/events/events/openEvents'

const MY_DATE = statement(
  `WITH ${OPEN_EVENTS}
     SELECT o.id, e.id AS "eventId", o."startsAt", o."endsAt", o.status = 'SCHEDULED' AND e.status = 'PUBLISHED' AS "isOn", e.rsvp::text, e."rsvpClosesMin", e.capacity,
       COALESCE(o."joinUrl", e."joinUrl") AS "joinUrl", COALESCE(o."joinUrl", e."joinUrl") IS NOT NULL AS "hasLink",
       CASE WHEN o."joinUrl" IS NULL THEN COALESCE(o.passcode, e.passcode) ELSE o.passcode END AS passcode, o."checkinCode",
       r.answer::text, a."userId" IS NOT NULL AS "hasAttended",
       (SELECT count(*)::int FROM "EventRsvp" g WHERE g."occurrenceId" = o.id AND g.answer = 'GOING') AS "goingCount"
     FROM open_events e JOIN "EventOccurrence" o ON o."eventId" = e.id
       LEFT JOIN "EventRsvp" r ON r."occurrenceId" = o.id AND r."userId" = $1 LEFT JOIN "Attendance" a ON a."occurrenceId" = o.id AND a."userId" = $1
     WHERE o.id = $2 AND (o.status <> 'DROPPED' OR r.answer IS NOT NULL)`,
  {
    id: int,
    eventId: int,
    startsAt: timestamp,
    endsAt: timestamp,
    isOn: bool,
    rsvp: textOf<EventRsvpMode>(),
    rsvpClosesMin: nullable(int),
    capacity: nullable(int),
    joinUrl: nullable(text),
    hasLink: bool,
    passcode: nullable(text),
    checkinCode: nullable(text),
    answer: nullable(textOf<EventAnswer>()),
    hasAttended: bool,
    goingCount: int,
  }
)

/**
 * A date of an event that is open to the member, for a mutation. The row contains the link and passcode, so it must
 * never be returned to the client.
 * @throws NOT_FOUND if the date is unknown or not open to the member
 */
export const loadMyDate = async (
  tx: Tx,
  userId: number,
  occurrenceId: number
) => found(await MY_DATE.first(tx, [userId, occurrenceId]))
