import type { AttendanceMethod } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { completeTasksBy } from 'src/services/community/tasks/completeTasksBy'

type Visit = {
  occurrenceId: number
  userIds: number[]
  method: AttendanceMethod
  recordedById?: number
}

// Of two who write down the same people, one waits for the other and never both.
const byNumber = (one: number, other: number) => one - other

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
    data: [...userIds].sort(byNumber).map((userId) => ({
      occurrenceId,
      userId,
      method,
      recordedById,
    })),
    skipDuplicates: true,
    select: { userId: true },
  })
  const ids = written.map(({ userId }) => userId)
  if (ids.length === 0) return ids
  const { eventId } = await tx.eventOccurrence.findUniqueOrThrow({
    where: { id: occurrenceId },
    select: { eventId: true },
  })
  await completeTasksBy(tx, { kind: 'event', id: eventId, userIds: ids })
  return ids
}
