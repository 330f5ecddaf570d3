import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { lockSurvivor } from 'src/lib/database/persons'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { AppError, found, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { asXpEntry } from './xpEntriesPage'

/**
 * Takes points back by a reversing ledger row; no row is edited. The task reopens, and finishing it again is the next
 * attempt. Repeated and concurrent calls take effect once.
 * @throws NOT_FOUND, REASON_REQUIRED, XP_REVERSED
 */
export const reverseXp = (async ({ id, reason }) => {
  const why = requireReason(reason)
  try {
    return await inTransaction(async (tx) => {
      const entry = found(await tx.xpLedger.findUnique({ where: { id } }))
      if (entry.reversesId !== null) throw new AppError('XP_REVERSED')
      const { userId, delta, sourceType, sourceId, ruleVersion, attempt } =
        entry
      const ownerId = await lockSurvivor(tx, userId)
      const reversal = await tx.xpLedger.create({
        data: {
          userId,
          delta: -delta,
          sourceType,
          sourceId,
          ruleVersion,
          attempt,
          reason: why,
          actorId: currentUser().originalUserId ?? currentUser().id,
          reversesId: id,
        },
      })
      await tx.user.update({
        where: { id: ownerId },
        data: { xp: { decrement: delta } },
      })
      if (sourceType === 'TASK')
        await tx.userTask.updateMany({
          where: { userId: ownerId, taskId: sourceId, status: 'COMPLETED' },
          data: { status: 'REVERSED', note: why, completedAt: null },
        })
      await logInfo(tx, {
        action: 'xp.reversed',
        entity: 'XpLedger',
        entityId: id,
        before: { userId, delta },
        after: { reason: why, reversal: reversal.id },
      })
      return asXpEntry({ ...entry, isReversed: true, title: null })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'reversesId'))
      throw new AppError('XP_REVERSED')
    throw error
  }
}) satisfies MutationResolvers['reverseXp']
