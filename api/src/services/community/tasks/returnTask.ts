import type { MutationResolvers } from 'types/graphql'

import { moveUpEmail } from 'src/emails/moveUpEmail'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify, titled } from 'src/lib/notices'
import {
  requireAnotherMember,
  requireStageReview,
} from 'src/services/community/moveUps/review/reviewScope'
import { textIn } from 'src/shared/text/language'

/**
 * Returns a task with the reason; its member can hand it in again.
 * @throws NOT_FOUND, REASON_REQUIRED, MOVE_UP_OWN, TASK_DECIDED
 */
export const returnTask = (async ({ userId, taskId, reason }) => {
  const note = requireReason(reason)
  return inTransaction(async (tx) => {
    const task = await tx.task.findUnique({ where: { id: taskId } })
    requireStageReview(task?.stageId)
    requireAnotherMember(userId)
    const { count } = await tx.userTask.updateMany({
      where: { userId, taskId, status: 'SUBMITTED' },
      data: { status: 'RETURNED', note, decidedById: currentUser().id },
    })
    if (count === 0) throw new AppError('TASK_DECIDED')
    await logInfo(tx, {
      action: 'task.returned',
      entity: 'Task',
      entityId: taskId,
      after: { userId, reason: note },
    })
    const member = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    const lang = member.language
    await notify(
      tx,
      { userId, email: member.email },
      {
        kind: 'TASK_RETURNED',
        facts: { ...titled(found(task)), reason: note },
        path: '/stages/my-stage',
      },
      moveUpEmail({
        lang,
        kind: 'taskReturned',
        firstName: member.firstName,
        subject: textIn(found(task), 'title', lang) as string,
        reason: note,
      })
    )
    return { id: taskId }
  })
}) satisfies MutationResolvers['returnTask']
