// How a task becomes completed, whoever says so: the member, a reviewer, or what happened. One statement: only where the
// task just became completed the ledger gets its row, the total grows and the change is logged, so that a second press, or
// one from another window, adds nothing. After a reversal the next completion is the next attempt. The parts stand alone
// because the speed tests read statements from the sources.
import { context } from '@redwoodjs/context'

import type { LogAction } from 'src/shared/logWords'

/** Of the CTE `target` with "userId", "taskId", points, "decidedById" and note; which known state it is comes after it. */
export const COMPLETE = `INSERT INTO "UserTask" ("userId", "taskId", status, "completedAt", "decidedById", note)
    SELECT "userId", "taskId", 'COMPLETED', now(), "decidedById", note FROM target
    ON CONFLICT ("userId", "taskId") DO UPDATE SET status = 'COMPLETED', "completedAt" = now(), "updatedAt" = now(),
      "decidedById" = excluded."decidedById", note = excluded.note`

/** The ledger's rows of those that are in the CTE `finished`, and the totals. */
export const GIVE_XP = `ledger AS (
    INSERT INTO "XpLedger" ("userId", delta, "sourceType", "sourceId", attempt, reason, "actorId")
    SELECT target."userId", target.points, 'task', target."taskId",
      1 + (SELECT count(*)::int FROM "XpLedger" x WHERE x."userId" = target."userId" AND x."sourceType" = 'task'
        AND x."sourceId" = target."taskId" AND x."reversesId" IS NULL),
      'task finished', $1::int
    FROM target JOIN finished USING ("userId", "taskId") RETURNING "userId", delta, "sourceId"
  ), total AS (
    UPDATE "User" SET xp = xp + gained.delta, "stageProgressAt" = now()
    FROM (SELECT "userId", sum(delta)::int AS delta FROM ledger GROUP BY "userId") gained WHERE "User".id = gained."userId"
  )`

export const LOG_INTO = `INSERT INTO "InfoLog" (action, entity, "entityId", "actorUserId", "effectiveUserId", after, "requestId", ip)`

/** What comes after the action. */
export const LOGGED = `'Task', ledger."sourceId"::text, $1::int, $2::int,
      jsonb_build_object('points', ledger.delta, 'userId', ledger."userId"), $3, $4 FROM ledger`

type Completing = {
  /** CTEs, `target` the last of them. Their parameters begin at $5. */
  ctes: string
  /** Which known state of the task becomes completed. */
  from?: string
  action: LogAction
}

const ANY_OPEN = `"UserTask".status <> 'COMPLETED'`

/** Answers what was completed. */
export const completingSql = ({
  ctes,
  from = ANY_OPEN,
  action,
}: Completing) => `
  WITH ${ctes}, finished AS (
    ${COMPLETE} WHERE ${from} RETURNING "userId", "taskId"
  ), ${GIVE_XP}, log AS (
    ${LOG_INTO} SELECT '${action}', ${LOGGED}
  )
  SELECT "userId", "sourceId" AS "taskId", delta FROM ledger`

/** $1 to $4: who acts, as whom, and the request; nobody in a job. */
export const actingValues = () => {
  const { currentUser, visitor } = context
  return [
    currentUser?.originalUserId ?? currentUser?.id ?? null,
    currentUser?.id ?? null,
    visitor?.requestId ?? null,
    visitor?.ip ?? null,
  ]
}
