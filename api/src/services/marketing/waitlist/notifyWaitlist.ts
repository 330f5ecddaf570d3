import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { addJob } from 'src/lib/jobs/jobs'
import { offerState } from 'src/shared/billing/offerState'

import { loadOffer } from '../checkout/loadOffer'

/**
 * Queues a job that mails everyone on the waiting list, each once however often this is called. Opening a funnel does
 * not send these mails.
 * @throws FUNNEL_NOT_OPEN while the funnel is not open
 */
export const notifyWaitlist = (async ({ funnelId }) =>
  inTransaction(async (tx) => {
    const row = found(await loadOffer({ id: funnelId }, tx))
    if (offerState(row, new Date()) !== 'OPEN')
      throw new AppError('FUNNEL_NOT_OPEN')
    const waiting = await tx.waitlistEntry.count({
      where: { funnelId, notifiedAt: null },
    })
    if (waiting > 0) {
      await addJob(tx, 'mailWaitlist', { funnelId })
      await logInfo(tx, {
        action: 'funnel.waitlistNotified',
        entity: 'Funnel',
        entityId: funnelId,
        after: { waiting },
      })
    }
    return waiting
  })) satisfies MutationResolvers['notifyWaitlist']
