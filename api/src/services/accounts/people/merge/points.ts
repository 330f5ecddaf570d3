// Points and what follows from purchases: the totals of a user after rows changed accounts.
import { currentUser } from 'src/lib/auth'
import { command, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import type { Parties } from './journal'

// Entries of both accounts for the same task or lesson, which no reversal has taken back: the merged account's ones.
const TWICE = `
  FROM "XpLedger" x WHERE x."userId" = ANY(app.persons($1)) AND x."sourceType" IN ('TASK', 'LESSON') AND x."reversesId" IS NULL
    AND NOT EXISTS (SELECT FROM "XpLedger" r WHERE r."reversesId" = x.id)
    AND EXISTS (SELECT FROM "XpLedger" own WHERE own."userId" = ANY(app.persons($2)) AND own."sourceType" = x."sourceType" AND own."sourceId" = x."sourceId"
      AND own."reversesId" IS NULL AND NOT EXISTS (SELECT FROM "XpLedger" r WHERE r."reversesId" = own.id))`

const DOUBLED = statement(
  `SELECT COALESCE(sum(x.delta), 0)::int AS points ${TWICE}`,
  { points: int }
)

/** Points that both accounts have for the same tasks and lessons. */
export const doubledPoints = async (
  tx: Tx,
  mergedId: number,
  survivorId: number
) => (await DOUBLED.one(tx, [mergedId, survivorId])).points

const REVERSE = statement(
  `INSERT INTO "XpLedger" ("userId", delta, "sourceType", "sourceId", "ruleVersion", attempt, reason, "actorId", "reversesId")
   SELECT x."userId", -x.delta, x."sourceType", x."sourceId", x."ruleVersion", x.attempt, 'merged', $3::int, x.id ${TWICE} RETURNING "reversesId" AS id`,
  { id: int }
)

/** Takes back the merged account's points for tasks and lessons that the survivor has finished too. @returns the entries */
export const reverseDoubled = async (
  tx: Tx,
  { mergedId, survivorId }: Parties
) => {
  const { id, originalUserId } = currentUser()
  const rows = await REVERSE.all(tx, [
    mergedId,
    survivorId,
    originalUserId ?? id,
  ])
  return rows.map(({ id: entry }) => entry)
}

const GIVE_AGAIN = command(
  `INSERT INTO "XpLedger" ("userId", delta, "sourceType", "sourceId", "ruleVersion", attempt, reason, "actorId")
   SELECT x."userId", x.delta, x."sourceType", x."sourceId", x."ruleVersion", 1 + (
     SELECT max(y.attempt) FROM "XpLedger" y WHERE y."userId" = x."userId" AND y."sourceType" = x."sourceType" AND y."sourceId" = x."sourceId"),
     'merge undone', $2::int FROM "XpLedger" x WHERE x.id = ANY($1::int[])`
)

/** Gives points again that a merge took back. */
export const giveAgain = async (tx: Tx, entries: number[]) => {
  const { id, originalUserId } = currentUser()
  await GIVE_AGAIN.run(tx, [entries, originalUserId ?? id])
}

// A merged account has no points of its own.
const TOTALS = command(`
  UPDATE "User" u SET xp = CASE WHEN u."mergedIntoId" IS NULL THEN COALESCE((
      SELECT sum(x.delta)::int FROM "XpLedger" x WHERE x."userId" = ANY(app.persons(u.id))), 0) ELSE 0 END,
    "isMember" = app.is_member(u.id)
  WHERE u.id = ANY($1::int[])`)
const ENROLMENTS = command(
  `SELECT app.write_enrolment(person) FROM unnest($1::int[]) person`
)

/** Writes the totals of users whose rows changed accounts. */
export const writeTotals = async (tx: Tx, userIds: number[]) => {
  await TOTALS.run(tx, [userIds])
  await ENROLMENTS.run(tx, [userIds])
}
