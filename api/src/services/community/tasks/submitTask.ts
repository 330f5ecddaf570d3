import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { proofOf } from './proofOf'

/**
 * Hands a task in to the stage's reviewers, with the required proof. It cannot be changed while it is in review.
 * @throws NOT_FOUND, TASK_LOCKED (a task of another stage), TASK_NOT_REVIEWED, TASK_DECIDED (in review or approved),
 * BAD_USER_INPUT
 */
export const submitTask = (async ({ taskId, input }) => {
  const { id: userId } = currentUser()
  return inTransaction(async (tx) => {
    const task = found(await tx.task.findUnique({ where: { id: taskId } }))
    const isHere = await tx.user.count({
      where: { id: userId, stageId: task.stageId },
    })
    if (isHere === 0 || !task.isActive || task.retiredAt)
      throw new AppError('TASK_LOCKED')
    if (task.verification !== 'REVIEW') throw new AppError('TASK_NOT_REVIEWED')
    const proof = await proofOf(tx, userId, task.proofKind, input)

    await tx.userTask.createMany({
      data: { userId, taskId },
      skipDuplicates: true,
    })
    const { count } = await tx.userTask.updateMany({
      where: {
        userId,
        taskId,
        status: { in: ['OPEN', 'RETURNED', 'REVERSED'] },
      },
      data: {
        ...proof,
        status: 'SUBMITTED',
        submittedAt: new Date(),
        completedAt: null,
        decidedById: null,
        note: null,
      },
    })
    if (count === 0) throw new AppError('TASK_DECIDED')
    await logInfo(tx, {
      action: 'task.submitted',
      entity: 'Task',
      entityId: taskId,
      after: { userId, proofKind: task.proofKind },
    })
    return { id: taskId }
  })
}) satisfies MutationResolvers['submitTask']
