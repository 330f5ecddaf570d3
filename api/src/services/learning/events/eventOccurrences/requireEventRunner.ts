import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

/**
 * Requires an editor of events or a host of this event; only they may take attendance.
 * @throws NOT_FOUND for an unknown date, FORBIDDEN for other staff
 */
export const requireEventRunner = async (occurrenceId: number) => {
  const { id, pageAccess } = currentUser()
  const { event } = found(
    await db.eventOccurrence.findUnique({
      where: { id: occurrenceId },
      select: {
        event: { select: { hosts: { where: { userId: id } } } },
      },
    })
  )
  if (!pageAccess.editEvent && event.hosts.length === 0)
    throw new AppError('FORBIDDEN')
}
