import type { AttendanceMethod } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { completeTasksBy } from 'src/services/community/tasks/completeTasksBy'

type Visit = {
  occurrenceId: number
  userIds: number[]
  method: AttendanceMethod
  recordedById?: number
}

// Rows are written in the order of user ids, so that concurrent calls for the same people wait for each other instead
// of deadlocking.
const byNumber = (one: number, other: number) => one - other

/**
 * Records attendance, once per person however it is recorded. A newly recorded person completes the event's task. The
 * completed task gives the XP, so another date of the series gives no XP again.
 * @returns the ids of the people who were newly recorded
 */
export const recordAttendance = async (
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
