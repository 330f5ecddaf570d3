import type { Tx } from 'src/lib/db'

import { completeTasksMet } from '../tasks/completeTasksBy'

/**
 * Moves a member from the given stage to another one if they are still on it; returns whether they moved. Tasks of the
 * new stage whose trigger happened earlier are completed at once.
 */
export const moveTo = async (
  tx: Tx,
  { userId, from, to }: { userId: number; from: number | null; to: number }
) => {
  const { count } = await tx.user.updateMany({
    where: { id: userId, stageId: from },
    data: { stageId: to, stageProgressAt: new Date() },
  })
  if (count === 0) return false
  await completeTasksMet(tx, userId)
  return true
}
