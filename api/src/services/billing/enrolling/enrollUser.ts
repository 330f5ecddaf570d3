import type { MutationResolvers } from 'types/graphql'

import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { grantLevels } from 'src/services/accounts/accessLevels/grantLevels'

import { checkChoices, enrolInFunnels } from './enrolInFunnels'

const batchOf = async (tx: Tx, id: number) => {
  const batch = await tx.batch.findFirst({ where: { id, archivedAt: null } })
  if (batch) return batch
  refuseInput({ batchId: 'BATCH_REQUIRED' })
  throw new AppError('NOT_FOUND')
}

/**
 * Adds a user to a batch, with its funnels (each by its payment term) and access levels.
 * @throws what `enrolInFunnels` and `grantLevels` throw; BATCH_REQUIRED by field
 */
export const enrollUser = (async ({ id, input }) => {
  checkChoices(input.funnelDetails)
  const levelNames = [...new Set(input.accessLevelNames ?? [])]
  try {
    return await inTransaction(async (tx) => {
      const batch = await batchOf(tx, input.batchId)
      const { email, batchId } = await enrolInFunnels(tx, {
        userId: id,
        source: 'BATCH_ENROL',
        batch,
        choices: input.funnelDetails.map(({ funnelId, paymentTermId }) => ({
          funnelId,
          paymentTermId,
        })),
      })
      if (levelNames.length > 0) await grantLevels(tx, id, levelNames)
      await tx.user.update({ where: { id }, data: { batchId: batch.id } })
      await logInfo(tx, {
        action: 'user.enrolled',
        entity: 'User',
        entityId: id,
        before: { batchId },
        after: {
          batchId: batch.id,
          accessLevels: levelNames,
          funnelIds: input.funnelDetails.map(({ funnelId }) => funnelId),
        },
      })
      return { id, email }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'funnelId'))
      throw new AppError('ALREADY_SUBSCRIBED')
    throw error
  }
}) satisfies MutationResolvers['enrollUser']
