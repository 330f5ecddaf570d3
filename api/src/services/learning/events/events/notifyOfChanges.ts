// Mails people who answered about changes of their dates. The transaction of a change compares the dates before and
// after it, so that each change is reported once. People who may not see the event get no mail.
import {
  EventAnswer,
  EventStatus,
  Language,
  EventOccurrenceStatus,
} from '@prisma/client'

import { eventChangedEmail } from 'src/emails/eventChangedEmail'
import {
  bool,
  enumOf,
  int,
  json,
  nullable,
  type RowOf,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { notify, titled } from 'src/lib/notices'
import { viewerOf } from 'src/services/learning/audience'
import {
  dateChange,
  type DateChange,
  type DateState,
} from 'src/shared/learning/events/dateChange'
import { textIn } from 'src/shared/text/language'

import { EVENT_FOR_VIEWER } from './openEvents'

type KnownDate = DateState & { id: number }

const STATES = statement(
  `
    SELECT o.id, o."startsAt", o.status, e.status AS "eventStatus"
    FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId" WHERE o.id = ANY($1::int[])`,
  {
    id: int,
    startsAt: timestamp,
    status: enumOf(EventOccurrenceStatus),
    eventStatus: enumOf(EventStatus),
  }
)

/** The current state of dates whose rows are already locked. */
export const statesOf = (tx: Tx, occurrenceIds: number[]) =>
  STATES.all(tx, [occurrenceIds])

const ANSWERED = statement(
  `
  SELECT o.id AS "occurrenceId", o."startsAt", o."endsAt", r.answer, r.tz AS "readerTz", u.id AS "userId", u.email, u."firstName",
    u.language, e.id AS "eventId", e.title, e.translations, e.tz, e."allDay"
  FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId"
    JOIN "EventRsvp" r ON r."occurrenceId" = o.id AND r.answer IN ('GOING', 'WAITLISTED')
    JOIN "User" u ON u.id = r."userId"
    CROSS JOIN LATERAL (${viewerOf('r."userId"')}) viewer
  WHERE o.id = ANY($1::int[]) AND ${EVENT_FOR_VIEWER} ORDER BY o."startsAt", o.id, u.id`,
  {
    occurrenceId: int,
    startsAt: timestamp,
    endsAt: timestamp,
    answer: enumOf(EventAnswer),
    readerTz: nullable(text),
    userId: int,
    email: text,
    firstName: text,
    language: enumOf(Language),
    eventId: int,
    title: text,
    translations: json<unknown>(),
    tz: text,
    allDay: bool,
  }
)

type Told = RowOf<typeof ANSWERED, Tx> & { change: DateChange; was: Date }

/** A waiting person has no seat that could move or come back, so only a cancellation matters to them. */
const shouldNotify = ({ answer, change }: Told) =>
  answer === 'GOING' || change === 'cancelled'

/** Tells each reader once for each kind of change, however many dates the change concerns. */
export const notifyOfChanges = async (tx: Tx, before: KnownDate[]) => {
  const now = await statesOf(
    tx,
    before.map(({ id }) => id)
  )
  const after = new Map(now.map((date) => [date.id, date]))
  const changes = new Map<number, Pick<Told, 'change' | 'was'>>()
  for (const date of before) {
    const became = after.get(date.id)
    const change = became && dateChange(date, became)
    if (change) changes.set(date.id, { change, was: date.startsAt })
  }
  if (changes.size === 0) return

  const people = await ANSWERED.all(tx, [[...changes.keys()]])
  const mails = new Map<string, Told[]>()
  for (const each of people) {
    const told = { ...each, ...changes.get(each.occurrenceId)! }
    if (!shouldNotify(told)) continue
    const key = `${told.userId} ${told.change}`
    mails.set(key, [...(mails.get(key) ?? []), told])
  }
  for (const dates of mails.values()) {
    const [{ userId, email, language: lang, ...first }] = dates
    const title = textIn(first, 'title', lang)
    const ends = dates.map(({ endsAt }) => endsAt.getTime())
    await notify(
      tx,
      { userId, email },
      {
        kind: 'EVENT_CHANGED',
        facts: {
          ...titled(first),
          change: first.change,
          at: first.startsAt.toISOString(),
        },
        path: `/events/my-events/${first.eventId}`,
      },
      eventChangedEmail({ ...first, lang, title, dates }),
      { notAfter: new Date(Math.max(...ends)) }
    )
  }
}
