import type { EventAnswer } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'

import { OPEN_EVENTS } from '../events/openEvents'

import type { MyEventRow } from './loadMyEvents'

type MyDate = Pick<MyEventRow, 'rsvp' | 'rsvpClosesMin' | 'capacity'> & {
  id: number
  eventId: number
  startsAt: Date
  endsAt: Date
  isOn: boolean
  hasLink: boolean
  joinUrl: string | null
  passcode: string | null
  checkinCode: string | null
  answer: EventAnswer | null
  hasAttended: boolean
  goingCount: number
}

/**
 * A date to do something about, reached through what is open to its member; with secrets, so its row is never answered.
 * @throws NOT_FOUND for a date that there is not, and for one that is not for them
 */
export const loadMyDate = async (
  tx: Tx,
  userId: number,
  occurrenceId: number
) => {
  const rows = await tx.$queryRawUnsafe<MyDate[]>(
    `WITH ${OPEN_EVENTS}
     SELECT o.id, e.id AS "eventId", o."startsAt", o."endsAt", o.status = 'SCHEDULED' AND e.status = 'PUBLISHED' AS "isOn", e.rsvp::text, e."rsvpClosesMin", e.capacity,
       COALESCE(o."joinUrl", e."joinUrl") AS "joinUrl", COALESCE(o."joinUrl", e."joinUrl") IS NOT NULL AS "hasLink",
       CASE WHEN o."joinUrl" IS NULL THEN COALESCE(o.passcode, e.passcode) ELSE o.passcode END AS passcode, o."checkinCode",
       r.answer::text, a."userId" IS NOT NULL AS "hasAttended",
       (SELECT count(*)::int FROM "EventRsvp" g WHERE g."occurrenceId" = o.id AND g.answer = 'GOING') AS "goingCount"
     FROM open_events e JOIN "EventOccurrence" o ON o."eventId" = e.id
       LEFT JOIN "EventRsvp" r ON r."occurrenceId" = o.id AND r."userId" = $1 LEFT JOIN "Attendance" a ON a."occurrenceId" = o.id AND a."userId" = $1
     WHERE o.id = $2 AND (o.status <> 'DROPPED' OR r.answer IS NOT NULL)`,
    userId,
    occurrenceId
  )
  return found(rows[0])
}
