import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { dateColumnOf } from 'src/shared/manilaTime'

import { asSuccessTasks, withTaskParts } from './asSuccessTask'
import {
  openTask,
  problemOfDay,
  TEXT_CHARACTERS,
  WORKLIST,
} from './successTasks'

/**
 * Writes what came of tasks as a note about each member, and closes the tasks, or moves them to another day; all or none.
 * @throws INVALID for no task or too many; TOO_LONG, DATE_INVALID, INVALID by field; NOT_FOUND; SUCCESS_TASK_CLOSED
 */
export const reportSuccessTasks = (async ({ input, ...args }) => {
  const { result, againOn } = input
  const text = typedText(input.text)
  // In the order of their ids, so that two reports never wait for each other.
  const ids = [...new Set(args.ids)].sort((a, b) => a - b)
  refuseInput({
    ids: (ids.length === 0 || ids.length > WORKLIST) && 'INVALID',
    text: text.length > TEXT_CHARACTERS && 'TOO_LONG',
    againOn: againOn ? problemOfDay(againOn) : false,
  })
  const authorId = currentUser().id
  const change = againOn
    ? { dueOn: dateColumnOf(againOn) }
    : {
        status: 'DONE' as const,
        outcome: text,
        result,
        closedById: authorId,
        closedAt: new Date(),
      }
  return inTransaction(async (tx) => {
    for (const id of ids) {
      const { userId } = await openTask(tx, id)
      await tx.successTask.update({ where: { id }, data: change })
      await tx.successNote.create({ data: { userId, authorId, text, result } })
      await logInfo(tx, {
        action: 'successTask.reported',
        entity: 'SuccessTask',
        entityId: id,
        after: { userId, result, outcome: text, againOn: againOn ?? null },
      })
    }
    const rows = await tx.successTask.findMany({
      where: { id: { in: ids } },
      orderBy: { id: 'asc' },
      include: withTaskParts,
    })
    return asSuccessTasks(tx, rows)
  })
}) satisfies MutationResolvers['reportSuccessTasks']
