import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { bool, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import type { LogAction } from 'src/shared/reports/logWords'

import {
  actingValues,
  COMPLETE,
  giveXp,
  LOG_INTO,
  LOGGED,
} from './completingSql'

const FINISHED: LogAction = 'task.finished'

// The member is locked first: points of a task that waited for a merge would stay with the merged account.
export const FINISH_TASK = prepared(
  'finishTask',
  `
  WITH known AS (
    SELECT u.id AS "userId", t.id AS "taskId", t.points, t.verification = 'SELF' AS "isSelf",
      t."stageId" = u."stageId" AND t."isActive" AND t."retiredAt" IS NULL AS "isOwnStage"
    FROM "Task" t, "User" u WHERE t.id = $5 AND u.id = $2 AND u."archivedAt" IS NULL FOR NO KEY UPDATE OF u
  ), target AS (
    SELECT *, NULL::int AS "decidedById", NULL::text AS note FROM known WHERE "isOwnStage" AND "isSelf"
  ), finished AS (
    ${COMPLETE} WHERE "UserTask".status <> 'COMPLETED' RETURNING "userId", "taskId"
  ), ${giveXp('TASK')}, log AS (
    ${LOG_INTO} SELECT '${FINISHED}', ${LOGGED}
  )
  SELECT true AS exists, "isOwnStage", "isSelf" FROM known`,
  { exists: bool, isOwnStage: bool, isSelf: bool }
)

/**
 * Completes a task that members tick themselves (spec sections 4 and 7); the member gets its XP once.
 * @throws NOT_FOUND, TASK_LOCKED (a task of another stage), TASK_NOT_SELF (a task that is verified in another way)
 */
export const finishTask = (async ({ taskId }) => {
  currentUser()
  const outcome = await FINISH_TASK.first(pool, [...actingValues(), taskId])
  if (!outcome) throw new AppError('NOT_FOUND')
  if (!outcome.isOwnStage) throw new AppError('TASK_LOCKED')
  if (!outcome.isSelf) throw new AppError('TASK_NOT_SELF')
  return { id: taskId }
}) satisfies MutationResolvers['finishTask']
