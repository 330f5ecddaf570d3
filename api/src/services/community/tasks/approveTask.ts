import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { notify, titled } from 'src/lib/notices'
import {
  requireAnotherMember,
  requireStageReview,
} from 'src/services/community/moveUps/review/reviewScope'

import { actingValues, completing } from './completingSql'

const APPROVE = completing({
  name: 'approveTask',
  ctes: `target AS (
    SELECT ut."userId", ut."taskId", t.points, $7::int AS "decidedById", NULL::text AS note
    FROM "UserTask" ut JOIN "Task" t ON t.id = ut."taskId"
    WHERE ut."userId" = $5::int AND ut."taskId" = $6::int AND ut.status = 'SUBMITTED'
  )`,
  from: `"UserTask".status = 'SUBMITTED'`,
  action: 'task.approved',
})

/**
 * Approves a task that a member handed in: the task is completed, and the member gets its XP once. Of two concurrent
 * reviewers one succeeds.
 * @throws NOT_FOUND (also for a stage that the viewer does not review), MOVE_UP_OWN, TASK_DECIDED
 */
export const approveTask = (async ({ userId, taskId }) => {
  const task = await db.task.findUnique({
    where: { id: taskId },
    select: { stageId: true, title: true, translations: true },
  })
  requireStageReview(task?.stageId)
  requireAnotherMember(userId)
  return inTransaction(async (tx) => {
    const done = await APPROVE.first(tx, [
      ...actingValues(),
      userId,
      taskId,
      currentUser().id,
    ])
    if (!done) throw new AppError('TASK_DECIDED')
    await notify(tx, userId, {
      kind: 'TASK_APPROVED',
      facts: titled(found(task)),
      path: '/stages/my-stage',
    })
    return { id: taskId }
  })
}) satisfies MutationResolvers['approveTask']
