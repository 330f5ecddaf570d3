import type { MutationResolvers } from 'types/graphql'

import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { grantLevels } from 'src/services/accounts/accessLevels/grantLevels'
import { joinBatch } from 'src/services/community/batches/joinBatch'

import { checkChoices, enrolInFunnels, lockFunnels } from './enrolInFunnels'

/**
 * Adds a user to a batch, with funnels (each by its payment term) and access levels. The batch comes first, because it
 * decides whether the membership begins the journey or waits for the journey form.
 * @throws what `enrolInFunnels`, `joinBatch` and `grantLevels` throw
 */
export const enrollUser = (async ({ id, input }) => {
  checkChoices(input.funnelDetails)
  const choices = input.funnelDetails.map(({ funnelId, paymentTermId }) => ({
    funnelId,
    paymentTermId,
  }))
  const levelNames = [...new Set(input.accessLevelNames ?? [])]
  try {
    return await inTransaction(async (tx) => {
      await lockFunnels(tx, id, choices)
      const joined = await joinBatch(tx, id, input.batchId)
      const { email } = await enrolInFunnels(tx, {
        userId: id,
        source: 'BATCH_ENROL',
        batch: joined.batch,
        choices,
      })
      if (levelNames.length > 0) await grantLevels(tx, id, levelNames)
      await logInfo(tx, {
        action: 'user.enrolled',
        entity: 'User',
        entityId: id,
        before: { batchId: joined.formerId },
        after: {
          batchId: joined.batch.id,
          accessLevels: [...new Set([...levelNames, ...joined.levelNames])],
          funnelIds: choices.map(({ funnelId }) => funnelId),
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
