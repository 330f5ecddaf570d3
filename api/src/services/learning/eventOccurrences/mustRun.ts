import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

/**
 * Who takes attendance: whoever edits events, and the hosts of this one.
 * @throws NOT_FOUND for a date that there is not, FORBIDDEN for other staff
 */
export const mustRun = async (occurrenceId: number) => {
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
