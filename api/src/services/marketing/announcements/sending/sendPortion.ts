import { Language, type Announcement } from '@prisma/client'

import {
  bool,
  command,
  enumOf,
  int,
  nullable,
  statement,
  text,
  timestamp,
  type RowOf,
} from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { allowanceFrom, allowanceOf } from 'src/lib/protection/rateLimit'
import { quietUntil } from 'src/shared/accounts/noticeTiming'
import { limits } from 'src/shared/settings/limits'

import { MOST_BOUNCES } from '../audience'

import { mailAll, type Turn } from './mailAll'
import { noticeOf } from './noticeOf'
import { tellSent } from './tellSender'

/** The limit of the mails of an hour, over all announcements. */
const LIMIT = 'announcements-per-hour'
const AT_ONCE = 100

// One portion at a time, so that the limit of the hour holds for all copies together.
const LOCK_SENDING = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('sendAnnouncements', 0))`
)

const ROOM = statement(
  `WITH allowed AS (SELECT ${allowanceFrom(2)} AS most)
  SELECT (SELECT most FROM allowed) - count(*)::int AS room FROM (
    SELECT FROM "AnnouncementRecipient" WHERE "mailedAt" > now() - make_interval(secs => $1::int)
    LIMIT (SELECT most FROM allowed)) lately`,
  { room: int }
)

const isWaiting = `r."announcementId" = a.id AND r.state = 'WAITING'`

// The announcement that began first, among those that have somebody to mail now, or nobody left.
const FIRST = statement(
  `SELECT a.id FROM "Announcement" a WHERE a.status = 'SENDING' AND (
     EXISTS (SELECT FROM "AnnouncementRecipient" r WHERE ${isWaiting} AND r."notBefore" <= now())
     OR NOT EXISTS (SELECT FROM "AnnouncementRecipient" r WHERE ${isWaiting}))
   ORDER BY a."startedAt", a.id LIMIT 1`,
  { id: int }
)

const TAKE = statement(
  `SELECT r."userId", u.email, u."firstName", u.language, u."archivedAt" IS NOT NULL AS "isArchived", t."quietFrom", t."quietTo", now() AS now,
    EXISTS (SELECT FROM "NoticeSetting" s WHERE s."userId" = u.id AND s.kind = 'ANNOUNCEMENT' AND NOT s."isMailed") AS "isUnsubscribed",
    EXISTS (SELECT FROM "AddressBounce" b WHERE b.email = u.email AND b.count >= ${MOST_BOUNCES}) AS "isBouncing"
   FROM (SELECT "userId" FROM "AnnouncementRecipient" WHERE "announcementId" = $1 AND state = 'WAITING' AND "notBefore" <= now()
     ORDER BY "notBefore", "userId" LIMIT $2 FOR UPDATE) r JOIN "User" u ON u.id = r."userId" LEFT JOIN "NoticeTiming" t ON t."userId" = u.id`,
  {
    userId: int,
    email: text,
    firstName: text,
    language: enumOf(Language),
    isArchived: bool,
    quietFrom: nullable(int),
    quietTo: nullable(int),
    now: timestamp,
    isUnsubscribed: bool,
    isBouncing: bool,
  }
)

type Taken = RowOf<typeof TAKE>

const POSTPONE = command(
  `UPDATE "AnnouncementRecipient" r SET "notBefore" = later.until
   FROM unnest($2::int[], $3::timestamptz[]) AS later("userId", until)
   WHERE r."announcementId" = $1 AND r."userId" = later."userId" AND r.state = 'WAITING'`
)

// States, counters and notices change together.
const NOTE = statement(
  `WITH turn AS (
    SELECT * FROM unnest($2::int[], $3::text[], $4::text[], $5::text[]) AS turn("userId", state, reason, "mailId")
  ), changed AS (
    UPDATE "AnnouncementRecipient" r SET state = turn.state::"RecipientState", reason = NULLIF(turn.reason, '')::"SkipReason",
      "mailId" = NULLIF(turn."mailId", '')::uuid, "mailedAt" = CASE WHEN turn.state = 'MAILED' THEN now() END, at = now()
    FROM turn WHERE r."announcementId" = $1 AND r."userId" = turn."userId" AND r.state = 'WAITING'
    RETURNING r."userId", r.state, r.reason
  ), told AS (
    INSERT INTO "Notice" ("userId", kind, key, facts, path)
    SELECT "userId", 'ANNOUNCEMENT', $6::text, $7::jsonb, $8::text FROM changed WHERE reason IS DISTINCT FROM 'ARCHIVED'
    ON CONFLICT ("userId", key) DO NOTHING
  )
  UPDATE "Announcement" a SET "waitingCount" = a."waitingCount" - sums.everybody, "mailedCount" = a."mailedCount" + sums.mailed,
    "unsubscribedCount" = a."unsubscribedCount" + sums.unsubscribed, "skippedCount" = a."skippedCount" + sums.skipped
  FROM (SELECT count(*)::int AS everybody, count(*) FILTER (WHERE state = 'MAILED')::int AS mailed,
    count(*) FILTER (WHERE state = 'UNSUBSCRIBED')::int AS unsubscribed, count(*) FILTER (WHERE state = 'SKIPPED')::int AS skipped FROM changed) sums
  WHERE a.id = $1 RETURNING a."waitingCount" AS waiting`,
  { waiting: int }
)

/** People who get no mail any more; undefined for those who get one. */
const withoutMail = (person: Taken): Turn | undefined => {
  const turn = { userId: person.userId, reason: '', mailId: '' }
  if (person.isArchived)
    return { ...turn, state: 'SKIPPED', reason: 'ARCHIVED' }
  if (person.isUnsubscribed) return { ...turn, state: 'UNSUBSCRIBED' }
  return person.isBouncing
    ? { ...turn, state: 'SKIPPED', reason: 'BOUNCING' }
    : undefined
}

/**
 * Mails the people of a portion. Those in their quiet hours go on waiting until the end, so that the limit of the hour, a
 * stop and a late unsubscription hold for them, too.
 */
const turnsOf = async (tx: Tx, row: Announcement, people: Taken[]) => {
  const turns = people.map((person) => ({
    person,
    turn: withoutMail(person),
    // By the clock of the database, which also decides when their turn comes again.
    until: quietUntil(person.now, person),
  }))
  const readers = turns.filter(({ turn }) => !turn)
  const quiet = readers.flatMap(({ person, until }) =>
    until ? [{ userId: person.userId, until }] : []
  )
  if (quiet.length > 0)
    await POSTPONE.run(tx, [
      row.id,
      quiet.map(({ userId }) => userId),
      quiet.map(({ until }) => until),
    ])
  const mailed = await mailAll(
    tx,
    row,
    readers.filter(({ until }) => !until).map(({ person }) => person)
  )
  return [...turns.flatMap(({ turn }) => turn ?? []), ...mailed]
}

/** The room that is left in this hour. */
const roomOf = async (tx: Tx) => {
  const { room } = await ROOM.one(tx, [
    limits[LIMIT].seconds,
    ...allowanceOf(LIMIT),
  ])
  return room
}

/**
 * Mails and tells the next people of the announcement that began first, as many as the hour allows; people in their quiet
 * hours come later and keep nobody waiting. All of it is one transaction, so that a killed worker leaves nobody half done.
 * @returns whether there may be more to do now
 */
export const sendPortion = () =>
  inTransaction(async (tx) => {
    await LOCK_SENDING.run(tx, [])
    const [first] = await FIRST.all(tx, [])
    const room = first ? await roomOf(tx) : 0
    if (!first || room <= 0) return false
    await lockRow(tx, 'Announcement', first.id)
    const row = await tx.announcement.findUniqueOrThrow({
      where: { id: first.id },
    })
    // Somebody has stopped it meanwhile.
    if (row.status !== 'SENDING') return true

    const people = await TAKE.all(tx, [row.id, Math.min(room, AT_ONCE)])
    const turns = await turnsOf(tx, row, people)
    const { key, facts, path } = noticeOf(row)
    const { waiting } = await NOTE.one(tx, [
      row.id,
      turns.map(({ userId }) => userId),
      turns.map(({ state }) => state),
      turns.map(({ reason }) => reason),
      turns.map(({ mailId }) => mailId),
      key,
      facts,
      path,
    ])
    if (people.length === 0 || waiting <= 0) {
      await tx.announcement.update({
        where: { id: row.id },
        data: {
          status: 'SENT',
          waitingCount: 0,
          endedAt: new Date(),
          version: { increment: 1 },
        },
      })
      await tellSent(tx, row)
    }
    return true
  })
