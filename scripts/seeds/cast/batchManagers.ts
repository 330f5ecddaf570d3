// The success manager of the cast looks after the members of two batches.
import { db } from 'api/src/lib/db'

const EMAIL = 'success-manager@example.com'
const NUMBERS = [17, 18]

/** Seeds managers only if no batch has any, so that a school's changes stay. */
export const seedBatchManagers = async () => {
  if ((await db.batchManager.count()) > 0) return 0
  const [manager, batches] = await Promise.all([
    db.user.findUnique({ where: { email: EMAIL }, select: { id: true } }),
    db.batch.findMany({
      where: { number: { in: NUMBERS } },
      select: { id: true },
    }),
  ])
  if (!manager) return 0
  const { count } = await db.batchManager.createMany({
    data: batches.map(({ id }) => ({ batchId: id, userId: manager.id })),
  })
  return count
}
