import type { Tx } from 'src/lib/db'

import { completeTasksMet } from '../tasks/completeTasksBy'

/**
 * Moves a member to another stage if they are still on the given one; returns whether it did. Tasks of the new stage
 * whose trigger happened earlier are completed at once.
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
