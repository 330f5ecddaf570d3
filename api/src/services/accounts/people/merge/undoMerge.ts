import type { MutationResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { accrueOwnOrders } from 'src/services/affiliates/commissions/accrueOwnOrders'
import { creditOf, lockedCredit } from 'src/services/billing/credit/credit'

import { requireHigherRank } from '../requireHigherRank'

import {
  FIELDS,
  LEVELS,
  putBackFields,
  requireRightForStaff,
  writeLevels,
} from './choices'
import { journaled, putBackRows } from './journal'
import { giveAgain, writeTotals } from './points'

const sameLevels = (held: string[], levels: string[]) =>
  held.length === levels.length && held.every((id) => levels.includes(id))

// Levels that somebody has changed since stay.
const putBackLevels = async (tx: Tx, mergeId: number) => {
  const row = await tx.userMergeRow.findFirstOrThrow({
    where: { mergeId, table: LEVELS },
  })
  const { id: userId } = row.pk as { id: number }
  const { levels: before } = row.before as { levels: string[] }
  const { levels: after, entries } = row.after as {
    levels: string[]
    entries: number[]
  }
  await giveAgain(tx, entries)
  const held = await tx.userAccessLevel.findMany({ where: { userId } })
  if (
    !sameLevels(
      held.map(({ accessLevelId }) => accessLevelId),
      after
    )
  )
    return 1
  requireRightForStaff(before.some((id) => !after.includes(id)))
  await writeLevels(tx, userId, after, before)
  return 0
}

const reopen = async (tx: Tx, userId: number) => {
  await tx.userArchive.updateMany({
    where: { userId, restoredAt: null },
    data: { restoredAt: new Date(), restoredById: currentUser().id },
  })
  await tx.user.update({
    where: { id: userId },
    data: { archivedAt: null, mergedIntoId: null },
  })
}

/** Money that was refunded since belonged to both accounts, and either could claim it again. @throws MERGE_CREDIT */
const requireNoRefund = async (tx: Tx, userIds: number[], since: Date) => {
  const refunds = await tx.payment.count({
    where: {
      kind: 'REFUND',
      userId: { in: userIds },
      createdAt: { gt: since },
    },
  })
  if (refunds > 0) throw new AppError('MERGE_CREDIT')
}

/**
 * Puts back what a merge moved, as far as it is as the merge left it, and opens the merged account again. The purchases
 * of a funnel and their bills stay with the survivor if anything was bought or paid there since. What the merged
 * account gave up stays given up.
 * @throws MERGE_OVER if the merge is undone or too old; MERGE_CREDIT if credit of one account was used by the other;
 * NOT_LOWER_RANK, FORBIDDEN, NOT_FOUND
 */
export const undoMerge = (async ({ id }) => {
  const { survivorId, mergedId } = found(
    await db.userMerge.findUnique({ where: { id } })
  )
  await requireReach('user', survivorId)
  return inTransaction(
    async (tx) => {
      await lockedCredit(tx, survivorId)
      for (const userId of [survivorId, mergedId].sort((a, b) => a - b))
        await lockRow(tx, 'User', userId)
      const merge = found(
        await tx.userMerge.findUnique({
          where: { id },
          include: { merged: true },
        })
      )
      const isCurrent = merge.merged.mergedIntoId === survivorId
      if (
        merge.status === 'UNDONE' ||
        merge.undoUntil < new Date() ||
        !isCurrent
      )
        throw new AppError('MERGE_OVER')
      await requireHigherRank(tx, survivorId)
      await requireHigherRank(tx, mergedId)
      await requireNoRefund(tx, [survivorId, mergedId], merge.createdAt)
      await putBackRows(tx, id)
      const fields = await putBackFields(tx, id)
      await reopen(tx, mergedId)
      const levels = await putBackLevels(tx, id)
      for (const userId of [survivorId, mergedId])
        if ((await creditOf(tx, userId)) < 0) throw new AppError('MERGE_CREDIT')
      await writeTotals(tx, [survivorId, mergedId])
      await accrueOwnOrders(tx, [survivorId, mergedId])
      const stayed = [
        ...(await journaled(tx, id, true)),
        ...[
          { table: FIELDS, count: fields },
          { table: LEVELS, count: levels },
        ].filter(({ count }) => count > 0),
      ]
      await tx.userMerge.update({
        where: { id },
        data: {
          status: 'UNDONE',
          undoneAt: new Date(),
          undoneById: currentUser().id,
          stayed,
        },
      })
      await logInfo(tx, {
        action: 'user.unmerged',
        entity: 'User',
        entityId: survivorId,
        before: { merge: id, mergedId },
        after: { stayed },
      })
      return stayed
    },
    { timeout: 60_000 }
  )
}) satisfies MutationResolvers['undoMerge']
