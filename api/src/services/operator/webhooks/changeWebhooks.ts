import type { WebhookEvent } from '@prisma/client'
import type { MutationResolvers, WebhookEndpointInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { command } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { outerUrl } from 'src/lib/protection/outerAddress'
import { createToken, seal } from 'src/lib/protection/secrets'
import {
  MOST_ENDPOINTS,
  OVERLAP_HOURS,
  webhookEvents,
} from 'src/shared/operator/webhooks/webhooks'
import type { LogVerb } from 'src/shared/reports/logWords'

import { asWebhookEndpoint, withCreator } from './asWebhook'

const URL_CHARACTERS = 500
const NOTE_CHARACTERS = 200

/** Marks a text as a secret, so that code scanners find a published one. */
const createSecret = () => `whsec_${createToken()}`

/** One creation after the other, so that no two of them fill the last place. */
const LOCK_ENDPOINTS = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('webhookEndpoints', 0))`
)

const isHeard = (event: WebhookEvent) => Object.hasOwn(webhookEvents, event)

/** @throws BAD_USER_INPUT at `url`: WEBHOOK_URL, TOO_LONG; at `note`: TOO_LONG; at `events`: WEBHOOK_EVENTS */
const dataOf = (input: WebhookEndpointInput) => {
  const url = typedText(input.url)
  const note = typedText(input.note ?? '')
  const events = [...new Set(input.events)]
  refuseInput({
    url:
      (url.length > URL_CHARACTERS && 'TOO_LONG') ||
      (!outerUrl(url) && 'WEBHOOK_URL'),
    note: note.length > NOTE_CHARACTERS && 'TOO_LONG',
    events: (events.length === 0 || !events.every(isHeard)) && 'WEBHOOK_EVENTS',
  })
  return { url, note, events }
}

const log = (tx: Tx, id: number, verb: LogVerb, after?: object) =>
  logInfo(tx, {
    action: `webhookEndpoint.${verb}`,
    entity: 'WebhookEndpoint',
    entityId: id,
    after: after as never,
  })

export const createWebhookEndpoint = (async ({ input }) => {
  const data = dataOf(input)
  const secret = createSecret()
  return inTransaction(async (tx) => {
    await LOCK_ENDPOINTS.run(tx, [])
    refuseInput({
      url:
        (await tx.webhookEndpoint.count()) >= MOST_ENDPOINTS &&
        'WEBHOOK_TOO_MANY',
    })
    const endpoint = await tx.webhookEndpoint.create({
      data: { ...data, secret: seal(secret), createdById: currentUser().id },
      include: withCreator,
    })
    await log(tx, endpoint.id, 'created', data)
    return { secret, endpoint: asWebhookEndpoint(endpoint) }
  })
}) satisfies MutationResolvers['createWebhookEndpoint']

type Data = Parameters<Tx['webhookEndpoint']['update']>[0]['data']

const change = async (tx: Tx, id: number, verb: LogVerb, data: Data) => {
  const endpoint = await tx.webhookEndpoint.update({
    where: { id },
    data,
    include: withCreator,
  })
  await log(tx, id, verb, { url: endpoint.url, events: endpoint.events })
  return asWebhookEndpoint(endpoint)
}

/** @throws NOT_FOUND, and BAD_USER_INPUT as a new endpoint */
export const updateWebhookEndpoint = (async ({ id, input }) => {
  const data = dataOf(input)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'WebhookEndpoint', id)
    return change(tx, id, 'updated', data)
  })
}) satisfies MutationResolvers['updateWebhookEndpoint']

/** Removes an endpoint with its deliveries; those that wait are not sent. @throws NOT_FOUND */
export const deleteWebhookEndpoint = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'WebhookEndpoint', id)
    const endpoint = await tx.webhookEndpoint.delete({
      where: { id },
      include: withCreator,
    })
    await log(tx, id, 'deleted', { url: endpoint.url })
    return asWebhookEndpoint(endpoint)
  })) satisfies MutationResolvers['deleteWebhookEndpoint']

const lockEndpoint = async (tx: Tx, id: number) => {
  await lockRow(tx, 'WebhookEndpoint', id)
  return tx.webhookEndpoint.findUniqueOrThrow({
    where: { id },
    include: withCreator,
  })
}

/** A paused endpoint hears nothing of what happens meanwhile; pausing it twice changes nothing. @throws NOT_FOUND */
export const pauseWebhookEndpoint = (async ({ id }) =>
  inTransaction(async (tx) => {
    const before = await lockEndpoint(tx, id)
    if (before.pausedAt) return asWebhookEndpoint(before)
    return change(tx, id, 'paused', {
      pausedAt: new Date(),
      pauseCause: 'STAFF',
    })
  })) satisfies MutationResolvers['pauseWebhookEndpoint']

/** Resuming an endpoint twice changes nothing. @throws NOT_FOUND */
export const resumeWebhookEndpoint = (async ({ id }) =>
  inTransaction(async (tx) => {
    const before = await lockEndpoint(tx, id)
    if (!before.pausedAt) return asWebhookEndpoint(before)
    return change(tx, id, 'resumed', {
      pausedAt: null,
      pauseCause: null,
      deadInRow: 0,
    })
  })) satisfies MutationResolvers['resumeWebhookEndpoint']

/**
 * Gives an endpoint a new secret, which only this answer shows. The previous secret signs, too, for a day, so that
 * receivers can be changed without losing a message. A second replacement ends it at once. @throws NOT_FOUND
 */
export const replaceWebhookSecret = (async ({ id }) => {
  const secret = createSecret()
  const endpoint = await inTransaction(async (tx) => {
    const before = await lockEndpoint(tx, id)
    return change(tx, id, 'secretReplaced', {
      secret: seal(secret),
      oldSecret: before.secret,
      oldSecretUntil: later(new Date(), OVERLAP_HOURS, 'hour'),
    })
  })
  return { secret, endpoint }
}) satisfies MutationResolvers['replaceWebhookSecret']
