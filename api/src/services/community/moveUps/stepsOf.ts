import { db } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

/** What requests went through, oldest first; who decided is named. */
export const stepsOf = async (requestIds: number[]) => {
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
