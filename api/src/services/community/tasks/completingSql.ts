// Completes a task, whether by the member, a reviewer or a trigger. One statement writes the task, its ledger row, the
// new total and the log. It writes these only if the task was not completed before, so a repeated or concurrent request
// adds nothing. After a reversal the next completion counts as the next attempt.
import { context } from '@redwoodjs/context'

import { int, prepared, statement } from 'src/lib/database/sql'
import { UNDO_REASON } from 'src/shared/constants'
import type { LogAction } from 'src/shared/reports/logWords'

/**
 * Completes the tasks in the CTE `target`, which has "userId", "taskId", points, "decidedById" and note. The caller
 * appends a condition on the current state.
 */
export const COMPLETE = `INSERT INTO "UserTask" ("userId", "taskId", status, "completedAt", "decidedById", note)
    SELECT "userId", "taskId", 'COMPLETED', now(), "decidedById", note FROM target
    ON CONFLICT ("userId", "taskId") DO UPDATE SET status = 'COMPLETED', "completedAt" = now(), "updatedAt" = now(),
      "decidedById" = excluded."decidedById", note = excluded.note`

/**
 * CTEs that add ledger rows for the rows of the CTE `finished`, and update the totals. The points stand in the CTE
 * `target`; both name the user and the task or lesson.
 */
export const giveXp = (source: 'TASK' | 'LESSON') => {
  const word = source.toLowerCase()
  return `ledger AS (
    INSERT INTO "XpLedger" ("userId", delta, "sourceType", "sourceId", attempt, reason, "actorId")
    SELECT "userId", target.points, '${source}'::"XpSource", "${word}Id",
      1 + (SELECT count(*)::int FROM "XpLedger" x WHERE x."userId" = target."userId" AND x."sourceType" = '${source}'
        AND x."sourceId" = target."${word}Id" AND x."reversesId" IS NULL),
      '${word} finished', $1::int
    FROM target JOIN finished USING ("userId", "${word}Id") RETURNING "userId", delta, "sourceId"
  ), total AS (
    UPDATE "User" SET xp = xp + gained.delta, "stageProgressAt" = now()
    FROM (SELECT "userId", sum(delta)::int AS delta FROM ledger GROUP BY "userId") gained WHERE "User".id = gained."userId"
  )`
}

/**
 * CTEs that take back points of the member of the CTE `was` with reversals in the ledger, once. The condition chooses
 * the rows of the ledger `x`.
 */
export const takeXpBack = (condition: string) => `taken AS (
    INSERT INTO "XpLedger" ("userId", delta, "sourceType", "sourceId", "ruleVersion", attempt, reason, "actorId", "reversesId")
    SELECT x."userId", -x.delta, x."sourceType", x."sourceId", x."ruleVersion", x.attempt, '${UNDO_REASON}', $1::int, x.id
    FROM was JOIN "XpLedger" x ON x."userId" = ANY(app.persons(was."userId")) AND x."reversesId" IS NULL
    WHERE (${condition}) AND NOT EXISTS (SELECT FROM "XpLedger" r WHERE r."reversesId" = x.id)
    RETURNING delta
  ), total AS (
    UPDATE "User" SET xp = xp + (SELECT sum(delta) FROM taken) FROM was WHERE id = was."userId" AND EXISTS (SELECT FROM taken)
  )`

/** Whether no move-up was requested since the completion in this table: its reviewers rely on it. */
export const NOT_SENT_ON = (done: string) =>
  `NOT EXISTS (SELECT FROM "MoveUpRequest" m WHERE m."userId" = ${done}."userId" AND m."submittedAt" >= ${done}."completedAt")`

const GIVE_XP = giveXp('TASK')

export const LOG_INTO = `INSERT INTO "InfoLog" (action, entity, "entityId", "actorUserId", "effectiveUserId", after, "requestId", ip)`

/** The log columns after the action. */
export const LOGGED = `'Task', ledger."sourceId"::text, $1::int, $2::int,
      jsonb_build_object('points', ledger.delta, 'userId', ledger."userId"), $3, $4 FROM ledger`

type Completing = {
  /** The name of a prepared statement. */
  name?: string
  /** CTEs, the last of which is `target`. Their parameters begin at $5. */
  ctes: string
  /** The state that the task must be in. */
  from?: string
  action: LogAction
}

const ANY_OPEN = `"UserTask".status <> 'COMPLETED'`

const done = { userId: int, taskId: int, delta: int }

/** The statement that returns the completed tasks. */
export const completing = ({
  name,
  ctes,
  from = ANY_OPEN,
  action,
}: Completing) => {
  const text = `
  WITH ${ctes}, finished AS (
    ${COMPLETE} WHERE ${from} RETURNING "userId", "taskId"
  ), ${GIVE_XP}, log AS (
    ${LOG_INTO} SELECT '${action}', ${LOGGED}
  )
  SELECT "userId", "sourceId" AS "taskId", delta FROM ledger`
  return name ? prepared(name, text, done) : statement(text, done)
}

/** Parameters $1 to $4: the actor, the effective user, and the request; all null in a job. */
export const actingValues = () => {
  const { currentUser, visitor } = context
  return [
    currentUser?.originalUserId ?? currentUser?.id ?? null,
    currentUser?.id ?? null,
    visitor?.requestId ?? null,
    visitor?.ip ?? null,
  ]
}
