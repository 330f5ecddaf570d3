import { randomUUID } from 'node:crypto'

import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { asWebhookDelivery } from './asWebhook'
import { queueDelivery } from './queueDelivery'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @throws NOT_FOUND, WEBHOOK_PAUSED */
const lockLiveEndpoint = async (tx: Tx, id: number) => {
  await lockRow(tx, 'WebhookEndpoint', id)
  const { pausedAt } = await tx.webhookEndpoint.findUniqueOrThrow({
    where: { id },
  })
  if (pausedAt) throw new AppError('WEBHOOK_PAUSED')
}

/** Sends a message without an event, so that staff see whether the endpoint answers. @throws NOT_FOUND, WEBHOOK_PAUSED */
export const testWebhookEndpoint = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockLiveEndpoint(tx, id)
    const delivery = await tx.webhookDelivery.create({
      data: { endpointId: id, eventId: randomUUID(), event: 'TEST', facts: {} },
    })
    await queueDelivery(tx, delivery.id, delivery.nextAttemptAt)
    await logInfo(tx, {
      action: 'webhookEndpoint.tested',
      entity: 'WebhookEndpoint',
      entityId: id,
    })
    return asWebhookDelivery(delivery)
  })) satisfies MutationResolvers['testWebhookEndpoint']

/**
 * Sends a delivery that has ended again, with the same event id and the attempts of a new one.
 * @throws NOT_FOUND, WEBHOOK_PAUSED, WEBHOOK_WAITS
 */
export const sendWebhookAgain = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { endpointId } = found(
      UUID.test(id)
        ? await tx.webhookDelivery.findUnique({ where: { id } })
        : null
    )
    await lockLiveEndpoint(tx, endpointId)
    const nextAttemptAt = new Date()
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id, status: { not: 'WAITING' } },
      data: { status: 'WAITING', attempts: 0, nextAttemptAt },
    })
    if (count === 0) throw new AppError('WEBHOOK_WAITS')
    await queueDelivery(tx, id, nextAttemptAt)
    await logInfo(tx, {
      action: 'webhookEndpoint.sentAgain',
      entity: 'WebhookEndpoint',
      entityId: endpointId,
      after: { delivery: id },
    })
    return asWebhookDelivery(
      await tx.webhookDelivery.findUniqueOrThrow({ where: { id } })
    )
  })) satisfies MutationResolvers['sendWebhookAgain']
