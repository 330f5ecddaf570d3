import { Language } from '@prisma/client'

import { eventReminderEmail } from 'src/emails/eventReminderEmail'
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
import { inTransaction } from 'src/lib/database/transaction'
import { notify, titled } from 'src/lib/notices'
import { viewerOf } from 'src/services/learning/audience'
import { textIn } from 'src/shared/text/language'

import { EVENT_FOR_VIEWER } from './openEvents'

const AT_ONCE = 100

// Marks a date's answers as reminded and queues their mails in one transaction, so each answer is mailed exactly once.
// Concurrent workers take different rows.
const REMIND = statement(
  `
  WITH due AS (
    SELECT r."occurrenceId", r."userId" FROM "EventOccurrence" o
      JOIN "Event" e ON e.id = o."eventId" AND e.status = 'PUBLISHED' AND e."reminderMin" IS NOT NULL
      JOIN "EventRsvp" r ON r."occurrenceId" = o.id AND r.answer = 'GOING' AND r."remindedAt" IS NULL
      CROSS JOIN LATERAL (${viewerOf('r."userId"')}) viewer
    WHERE o."startsAt" > $1 AND o."startsAt" <= $1 + interval '7 days' AND o.status = 'SCHEDULED'
      AND o."startsAt" <= $1 + make_interval(mins => e."reminderMin") AND ${EVENT_FOR_VIEWER}
    ORDER BY o."startsAt", r."userId" LIMIT ${AT_ONCE} FOR UPDATE OF r SKIP LOCKED
  )
  UPDATE "EventRsvp" r SET "remindedAt" = $1
  FROM due JOIN "EventOccurrence" o ON o.id = due."occurrenceId" JOIN "Event" e ON e.id = o."eventId" JOIN "User" u ON u.id = due."userId"
  WHERE r."occurrenceId" = due."occurrenceId" AND r."userId" = due."userId"
  RETURNING o.id AS "occurrenceId", e.id AS "eventId", u.id AS "userId", u.email, u."firstName", u.language, e.title, e.translations, o."startsAt", e.tz, e."allDay", r.tz AS "readerTz",
    CASE WHEN e."locationKind" = 'ONSITE' THEN COALESCE(o.venue, e.venue) ELSE '' END AS venue`,
  {
    occurrenceId: int,
    eventId: int,
    userId: int,
    email: text,
    firstName: text,
    language: enumOf(Language),
    title: text,
    translations: json<unknown>(),
    startsAt: timestamp,
    tz: text,
    allDay: bool,
    readerTz: nullable(text),
    venue: text,
  }
)

const remindNext = (now: Date) =>
  inTransaction(async (tx) => {
    const people = await REMIND.all(tx, [now])
    for (const { userId, email, language: lang, ...rest } of people) {
      const title = textIn(rest, 'title', lang)
      await notify(
        tx,
        { userId, email },
        {
          kind: 'EVENT_STARTING',
          facts: { ...titled(rest), at: rest.startsAt.toISOString() },
          path: `/events/my-events/${rest.eventId}`,
        },
        eventReminderEmail({ ...rest, lang, title }),
        { notAfter: rest.startsAt }
      )
    }
    return people.length
  })

/** Reminds the people who are going, once per date. Each event says how long before the start. */
export const sendEventReminders = async (now = new Date()) => {
  while ((await remindNext(now)) > 0);
}
