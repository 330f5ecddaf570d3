import type { Tx } from 'src/lib/db'

import { completeTasksMet } from '../tasks/completeTasksBy'

/**
 * Puts a member on another stage, if they are (still) on the one given, and says whether it did. What of the new stage
 * had happened before counts at once.
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
