import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { int, statement } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError } from 'src/lib/errors'
import { UNDO_ACCEPTED_SECONDS, UNDO_REASON } from 'src/shared/constants'
import type { LogAction } from 'src/shared/reports/logWords'

import {
  actingValues,
  LOG_INTO,
  NOT_SENT_ON,
  takeXpBack,
} from './completingSql'

const UNDONE: LogAction = 'task.undone'

/** Opens the task $6 of the user $5 again; its points have the same time as its completion. */
const UNDO = statement(
  `
  WITH was AS MATERIALIZED (
    SELECT ut."userId", ut."taskId", ut."completedAt" AS at
    FROM "UserTask" ut JOIN "Task" t ON t.id = ut."taskId" AND t.verification = 'SELF'
    WHERE ut."userId" = $5 AND ut."taskId" = $6 AND ut.status = 'COMPLETED'
      AND ut."completedAt" > now() - interval '${UNDO_ACCEPTED_SECONDS} seconds' AND ${NOT_SENT_ON('ut')}
    FOR UPDATE OF ut
  ), reopened AS (
    UPDATE "UserTask" ut SET status = 'OPEN', "completedAt" = NULL, "updatedAt" = now()
    FROM was WHERE ut."userId" = was."userId" AND ut."taskId" = was."taskId"
  ), ${takeXpBack(`x."sourceType" = 'TASK' AND x."sourceId" = was."taskId" AND x."createdAt" = was.at`)}, log AS (
    ${LOG_INTO} SELECT '${UNDONE}', 'Task', "taskId"::text, $1::int, $2::int, jsonb_build_object('reason', '${UNDO_REASON}'), $3, $4 FROM was
  )
  SELECT "taskId" FROM was`,
  { taskId: int }
)

/**
 * Undoes a task that the member ticked, shortly after, with its points.
 * @throws UNDO_OVER if the time is over, the task is not one that the member completed, or a move-up was requested after it
 */
export const undoTask = (async ({ taskId }) => {
  const { id } = currentUser()
  await inTransaction(async (tx) => {
    // UNDO must see the points that staff take back at the same time.
    await lockRow(tx, 'User', id)
    const undone = await UNDO.first(tx, [...actingValues(), id, taskId])
    if (!undone) throw new AppError('UNDO_OVER')
  })
  return { id: taskId }
}) satisfies MutationResolvers['undoTask']
