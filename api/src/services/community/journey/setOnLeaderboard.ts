import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { logInfo } from 'src/lib/infoLog'

/** Shows or hides the member on the leaderboards of both stage and batch; repeating it changes nothing. */
export const setOnLeaderboard = (async ({ isOn }) => {
  const { id } = currentUser()
  await inTransaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, isOffLeaderboard: isOn },
      data: { isOffLeaderboard: !isOn },
    })
    if (count === 0) return
    await logInfo(tx, {
      action: isOn ? 'user.leaderboardJoined' : 'user.leaderboardLeft',
      entity: 'User',
      entityId: id,
    })
  })
  return isOn
}) satisfies MutationResolvers['setOnLeaderboard']
