import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { found, optionalNote } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { claimedRequest } from './claimed'

/** Saves one line of the checklist: the reviewer's finding about a task of the stage. @throws as claimedRequest */
export const checkMoveUpTask = (async ({ id, taskId, isOk, note }) => {
  const words = optionalNote(note)
  return inTransaction(async (tx) => {
    const request = await claimedRequest(tx, id)
    found(
      await tx.task.findFirst({
        where: { id: taskId, stageId: request.fromStageId },
      })
    )
    const check = await tx.moveUpCheck.upsert({
      where: { requestId_taskId: { requestId: id, taskId } },
      create: { requestId: id, taskId, isOk, note: words },
      update: { isOk, note: words },
    })
    await logInfo(tx, {
      action: 'moveUp.checked',
      entity: 'MoveUpRequest',
      entityId: id,
      after: { taskId, isOk, note: words },
    })
    return check
  })
}) satisfies MutationResolvers['checkMoveUpTask']
