// Tells people who answered about changes of their dates. The transaction of a change compares the dates before and after
// it, so that each change is reported once; a job tells thousands in portions. People who may not see the event are not
// told.
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
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'
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
    SELECT o.id, o."startsAt", o.status, e.status AS "eventStatus", now() AS "asOf"
    FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId" WHERE o.id = ANY($1::int[])`,
  {
    id: int,
    startsAt: timestamp,
    status: enumOf(EventOccurrenceStatus),
    eventStatus: enumOf(EventStatus),
    asOf: timestamp,
  }
)

/** The current state of dates whose rows are already locked. */
export const statesOf = (tx: Tx, occurrenceIds: number[]) =>
  STATES.all(tx, [occurrenceIds])

/** A later answer, or a seat that the change gave, is about the new state. */
const ANSWERED_BEFORE = `r.answer IN ('GOING', 'WAITLISTED') AND r."answeredAt" < $3`

/** The most people who are told in one transaction. */
const PEOPLE_AT_ONCE = 500

const NEXT_PEOPLE = statement(
  `SELECT DISTINCT r."userId" AS id FROM "EventRsvp" r
  WHERE r."occurrenceId" = ANY($1::int[]) AND ${ANSWERED_BEFORE} AND r."userId" > $2 ORDER BY 1 LIMIT ${PEOPLE_AT_ONCE}`,
  { id: int }
)

const ANSWERED = statement(
  `
  SELECT o.id AS "occurrenceId", o."startsAt", o."endsAt", r.answer, r.tz AS "readerTz", u.id AS "userId", u.email, u."firstName",
    u.language, e.id AS "eventId", e.title, e.translations, e.tz, e."allDay"
  FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId"
    JOIN "EventRsvp" r ON r."occurrenceId" = o.id AND ${ANSWERED_BEFORE}
    JOIN "User" u ON u.id = r."userId"
    CROSS JOIN LATERAL (${viewerOf('r."userId"')}) viewer
  WHERE o.id = ANY($1::int[]) AND u.id = ANY($2::int[]) AND ${EVENT_FOR_VIEWER} ORDER BY o."startsAt", o.id, u.id`,
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

type Change = { id: number; change: DateChange; was: string }
/** The changes of dates that a job tells of, and when they were made. */
export type News = { changes: Change[]; at: string }
type Told = RowOf<typeof ANSWERED, Tx> & { change: DateChange; was: Date }

/** A waiting person has no seat that could move or come back, so only a cancellation matters to them. */
const shouldNotify = ({ answer, change }: Told) =>
  answer === 'GOING' || change === 'cancelled'

const tellLater = (tx: Tx, news: News, afterId = 0) =>
  addJob(tx, 'tellOfDates', { news, afterId })

/** Queues the news of what changed since `before`, in the transaction of the change. */
export const notifyOfChanges = async (tx: Tx, before: KnownDate[]) => {
  const now = await statesOf(
    tx,
    before.map(({ id }) => id)
  )
  const after = new Map(now.map((date) => [date.id, date]))
  const changes = before.flatMap<Change>((date) => {
    const became = after.get(date.id)
    const change = became && dateChange(date, became)
    return change
      ? { id: date.id, change, was: date.startsAt.toISOString() }
      : []
  })
  if (changes.length > 0)
    await tellLater(tx, { changes, at: now[0].asOf.toISOString() })
}

/** Tells each reader once for each kind of change, however many dates the change concerns. */
const tell = async (tx: Tx, { changes, at }: News, userIds: number[]) => {
  const byDate = new Map(changes.map((each) => [each.id, each]))
  const people = await ANSWERED.all(tx, [[...byDate.keys()], userIds, at])
  const mails = new Map<string, Told[]>()
  for (const each of people) {
    const { change, was } = byDate.get(each.occurrenceId)!
    const told = { ...each, change, was: new Date(was) }
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
        key: `dates-${first.occurrenceId}-${first.change}-${at}`,
      },
      eventChangedEmail({ ...first, lang, title, dates }),
      { notAfter: new Date(Math.max(...ends)) }
    )
  }
}

/** Tells the next people; another job goes on with those after them. */
export const tellNextPeople = (news: News, afterId: number) =>
  inTransaction(async (tx) => {
    const ids = news.changes.map(({ id }) => id)
    const next = await NEXT_PEOPLE.all(tx, [ids, afterId, news.at])
    const userIds = next.map(({ id }) => id)
    await tell(tx, news, userIds)
    if (userIds.length === PEOPLE_AT_ONCE)
      await tellLater(tx, news, userIds[PEOPLE_AT_ONCE - 1])
  })
