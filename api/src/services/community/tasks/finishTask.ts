import type { MutationResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { currentUser } from 'src/lib/auth'
import { pool, type Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import type { LogAction } from 'src/shared/logWords'

const FINISHED: LogAction = 'task.finished'

type Outcome = { exists: boolean; isOwnStage: boolean; isSelf: boolean }

// One statement: the task of the member's own stage becomes completed, and only if it just did, the ledger gets its
// row, the total grows and the change is logged. A second press, or one from another window, finds it completed and
// adds nothing. After a reversal the next finish is the next attempt. $6 is whether the school saw it done, not the member.
const FINISH_SQL = `
  WITH target AS (
    SELECT t.id, t.points, t."stageId" = u."stageId" AND t."isActive" AS "isOwnStage", (t.verification = 'SELF' OR $6::boolean AND t.verification = 'AUTO') AS "isSelf"
    FROM "Task" t, "User" u WHERE t.id = $2 AND u.id = $1
  ), finished AS (
    INSERT INTO "UserTask" ("userId", "taskId", status, "completedAt")
    SELECT $1, id, 'COMPLETED', now() FROM target WHERE "isOwnStage" AND "isSelf"
    ON CONFLICT ("userId", "taskId") DO UPDATE SET status = 'COMPLETED', "completedAt" = now(), "updatedAt" = now()
      WHERE "UserTask".status <> 'COMPLETED'
    RETURNING "taskId"
  ), ledger AS (
    INSERT INTO "XpLedger" ("userId", delta, "sourceType", "sourceId", attempt, reason, "actorId")
    SELECT $1, target.points, 'task', target.id,
      1 + (SELECT count(*)::int FROM "XpLedger" x WHERE x."userId" = $1 AND x."sourceType" = 'task' AND x."sourceId" = target.id AND x."reversesId" IS NULL),
      'task finished', $3
    FROM target JOIN finished ON finished."taskId" = target.id RETURNING delta
  ), total AS (
    UPDATE "User" SET xp = xp + ledger.delta FROM ledger WHERE "User".id = $1 RETURNING xp
  ), log AS (
    INSERT INTO "InfoLog" (action, entity, "entityId", "actorUserId", "effectiveUserId", after, "requestId", ip)
    SELECT '${FINISHED}', 'Task', $2::text, $3, $1, jsonb_build_object('points', ledger.delta), $4, $5 FROM ledger
  )
  SELECT true AS exists, "isOwnStage", "isSelf" FROM target`

/** Completes a task of the member's own stage that something else than their tick proves; done already, or another stage's, it does nothing. */
export const completeTaskFor = (
  tx: Tx,
  { userId, taskId }: { userId: number; taskId: number }
) => {
  const { currentUser: actor, visitor } = context
  return tx.$queryRawUnsafe<Outcome[]>(
    FINISH_SQL,
    userId,
    taskId,
    actor?.originalUserId ?? actor?.id ?? userId,
    visitor?.requestId ?? null,
    visitor?.ip ?? null,
    true
  )
}

/**
 * The member's own tick (spec sections 4 and 7): open → completed, XP once.
 * @throws NOT_FOUND, TASK_LOCKED (another stage's), TASK_NOT_SELF (verified otherwise)
 */
export const finishTask = (async ({ taskId }) => {
  const { id, originalUserId } = currentUser()
  const { rows } = await pool.query<Outcome>({
    name: 'finishTask',
    text: FINISH_SQL,
    values: [
      id,
      taskId,
      originalUserId ?? id,
      context.visitor?.requestId ?? null,
      context.visitor?.ip ?? null,
      false,
    ],
  })
  const outcome = rows[0]
  if (!outcome) throw new AppError('NOT_FOUND')
  if (!outcome.isOwnStage) throw new AppError('TASK_LOCKED')
  if (!outcome.isSelf) throw new AppError('TASK_NOT_SELF')
  return { id: taskId }
}) satisfies MutationResolvers['finishTask']
