// Gives free seats to the people who have waited longest, in the transaction that freed the seats. One statement for
// any number of dates. The caller has locked the rows of these dates, so nobody takes a seat in between. People who may
// not see the event any more are skipped and keep waiting.
import { Language } from '@prisma/client'

import { eventSeatEmail } from 'src/emails/eventSeatEmail'
import {
  bool,
  enumOf,
  int,
  json,
  nullable,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'
import { notify, titled } from 'src/lib/notices'
import { viewerOf } from 'src/services/learning/audience'
import { textIn } from 'src/shared/text/language'

import { EVENT_FOR_VIEWER } from './openEvents'

/** The most people who are told in one transaction. */
const SEATS_AT_ONCE = 500

const FILL = statement(
  `
  WITH seats AS (
    SELECT o.id, o."eventId", o."startsAt", e.capacity - (SELECT count(*) FROM "EventRsvp" g WHERE g."occurrenceId" = o.id AND g.answer = 'GOING') AS free
    FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId"
    WHERE o.id = ANY($1::int[]) AND o.status = 'SCHEDULED' AND e.status = 'PUBLISHED' AND o."startsAt" > now()
  ), waiting AS (
    SELECT r."occurrenceId", r."userId", row_number() OVER (PARTITION BY r."occurrenceId" ORDER BY r."queuedAt", r."userId") AS place
    FROM seats JOIN "EventRsvp" r ON r."occurrenceId" = seats.id AND r.answer = 'WAITLISTED'
      JOIN "Event" e ON e.id = seats."eventId"
      CROSS JOIN LATERAL (${viewerOf('r."userId"')}) viewer
    WHERE (seats.free IS NULL OR seats.free > 0) AND ${EVENT_FOR_VIEWER}
  ), next AS (
    SELECT waiting.* FROM waiting JOIN seats ON seats.id = waiting."occurrenceId"
    WHERE seats.free IS NULL OR waiting.place <= seats.free ORDER BY waiting."occurrenceId", waiting.place LIMIT ${SEATS_AT_ONCE}
  )
  UPDATE "EventRsvp" r SET answer = 'GOING', "answeredAt" = now(), "queuedAt" = NULL, "remindedAt" = NULL
  FROM next JOIN seats ON seats.id = next."occurrenceId" JOIN "Event" e ON e.id = seats."eventId" JOIN "User" u ON u.id = next."userId"
  WHERE r."occurrenceId" = next."occurrenceId" AND r."userId" = next."userId"
  RETURNING r."occurrenceId", r."userId", u.email, u."firstName", u.language, e.id AS "eventId", e.title, e.translations, seats."startsAt", e.tz, e."allDay", r.tz AS "readerTz"`,
  {
    occurrenceId: int,
    userId: int,
    email: text,
    firstName: text,
    language: enumOf(Language),
    eventId: int,
    title: text,
    translations: json<unknown>(),
    startsAt: timestamp,
    tz: text,
    allDay: bool,
    readerTz: nullable(text),
  }
)

/** Gives seats and queues a mail to each person who got one; a job gives those beyond a portion. @returns the ids of these people */
export const fillSeats = async (tx: Tx, occurrenceIds: number[]) => {
  if (occurrenceIds.length === 0) return []
  const promoted = await FILL.all(tx, [occurrenceIds])
  for (const { email, language: lang, ...rest } of promoted) {
    await notify(
      tx,
      { userId: rest.userId, email },
      {
        kind: 'EVENT_SEAT',
        facts: { ...titled(rest), at: rest.startsAt.toISOString() },
        path: `/events/my-events/${rest.eventId}`,
      },
      eventSeatEmail({ ...rest, lang, title: textIn(rest, 'title', lang) }),
      { notAfter: rest.startsAt }
    )
  }
  if (promoted.length === SEATS_AT_ONCE)
    await addJob(tx, 'fillSeats', { occurrenceIds })
  return promoted.map(({ userId }) => userId)
}
