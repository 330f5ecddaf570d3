import type { AttendanceMethod } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { completeTaskFor } from 'src/services/community/tasks/finishTask'

type Visit = {
  occurrenceId: number
  userIds: number[]
  method: AttendanceMethod
  recordedById?: number
}

/**
 * Writes down who was there, each once however they came in; whoever is new completes the event's task by it. XP comes
 * with the task's own completion, so another date of the series, or another way in, gives nothing again.
 * @returns the ids of who had not been written down yet
 */
export const attend = async (
  tx: Tx,
  { occurrenceId, userIds, method, recordedById }: Visit
) => {
  const written = await tx.attendance.createManyAndReturn({
    data: userIds.map((userId) => ({
      occurrenceId,
      userId,
      method,
      recordedById,
    })),
    skipDuplicates: true,
    select: { userId: true },
  })
  const {
    event: { taskId },
  } = await tx.eventOccurrence.findUniqueOrThrow({
    where: { id: occurrenceId },
    select: { event: { select: { taskId: true } } },
  })
  if (taskId)
    for (const { userId } of written)
      await completeTaskFor(tx, { userId, taskId })
  return written.map(({ userId }) => userId)
}
