import { db } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

/** The history of requests, oldest first, with the names of those who decided. */
export const requestHistory = async (requestIds: number[]) => {
  if (requestIds.length === 0) return []
  const rows = await db.moveUpStep.findMany({
    where: { requestId: { in: requestIds } },
    orderBy: { id: 'asc' },
    include: { actor: { select: { firstName: true, lastName: true } } },
  })
  return rows.map(({ actor, ...step }) => ({
    ...step,
    actorName: actor && fullName(actor),
  }))
}
