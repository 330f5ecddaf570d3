import type { MutationResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { logInfo } from 'src/lib/infoLog'

import { requireHigherRank } from '../../people/requireHigherRank'

import { resetBounces } from './noteFailure'

/**
 * Lets announcements go to a person's address again, although it has refused mails. A second time changes nothing.
 * @throws NOT_FOUND outside of the viewer's scope, NOT_LOWER_RANK
 */
export const clearBounces = (async ({ userId }) => {
  await requireReach('editUser', userId)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', userId)
    await requireHigherRank(tx, userId)
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    if (await resetBounces(tx, email))
      await logInfo(tx, {
        action: 'user.bouncesCleared',
        entity: 'User',
        entityId: userId,
      })
    return true
  })
}) satisfies MutationResolvers['clearBounces']
