// Sends the deliveries of webhooks (docs/decisions/0073).
import type { WebhookDelivery, WebhookEndpoint } from '@prisma/client'

import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { notifyAll } from 'src/lib/notices'
import { hmacOf } from 'src/lib/protection/hmac'
import { outerUrl } from 'src/lib/protection/outerAddress'
import { postOutside } from 'src/lib/protection/postOutside'
import { unseal } from 'src/lib/protection/secrets'
import { administratorsOf } from 'src/services/accounts/messages/mailAdministrators'
import {
  MOST_ATTEMPTS,
  PAUSE_AFTER,
  RETRY_MINUTES,
} from 'src/shared/operator/webhooks/webhooks'
import { cutText } from 'src/shared/text/cutText'

import { bodyOf } from './asWebhook'
import { queueDelivery } from './queueDelivery'

const FAILURE_CHARACTERS = 300

// The attempt is counted before it is made, and its lease keeps every other worker from it.
const CLAIM = command(
  `UPDATE "WebhookDelivery" SET attempts = attempts + 1, "lastAttemptAt" = now(), "nextAttemptAt" = now() + interval '1 minute'
   WHERE id = $1::uuid AND status = 'WAITING' AND "nextAttemptAt" <= now()`
)

/** `t=<seconds>,v1=<HMAC-SHA256 in hex of "<seconds>.<body>">`; during an overlap, a second v1 by the replaced secret. */
export const signatureOf = (
  body: string,
  secrets: string[],
  now = Date.now()
) => {
  const seconds = Math.floor(now / 1000)
  const signatures = secrets.map(
    (secret) => `v1=${hmacOf(secret, `${seconds}.`, body).toString('hex')}`
  )
  return [`t=${seconds}`, ...signatures].join(',')
}

const secretsOf = ({ secret, oldSecret, oldSecretUntil }: WebhookEndpoint) => {
  const isOverlap = oldSecretUntil !== null && oldSecretUntil > new Date()
  return [secret, isOverlap ? oldSecret : null]
    .flatMap((sealed) => (sealed ? [unseal(sealed)] : []))
    .filter((text) => text !== null)
}

type Outcome = { status: number | null; text: string; failure: string | null }

const failed = (failure: string): Outcome => ({
  status: null,
  text: '',
  failure: cutText(failure, FAILURE_CHARACTERS),
})

const send = async (
  delivery: WebhookDelivery,
  endpoint: WebhookEndpoint
): Promise<Outcome> => {
  const url = outerUrl(endpoint.url)
  if (!url) return failed('The address may not be called')
  const secrets = secretsOf(endpoint)
  if (secrets.length === 0) return failed('The secret cannot be decrypted')
  const body = bodyOf(delivery)
  try {
    const answer = await postOutside(url, body, {
      'sulong-event-id': delivery.eventId,
      'sulong-signature': signatureOf(body, secrets),
    })
    return { ...answer, failure: null }
  } catch (error) {
    return failed((error as Error).message)
  }
}

const hasArrived = ({ status }: Outcome) =>
  status !== null && status >= 200 && status < 300

// A delivery that was sent again or removed meanwhile is left alone.
const write = async (
  tx: Tx,
  { id, attempts }: WebhookDelivery,
  { status, text, failure }: Outcome,
  data: object
) => {
  const { count } = await tx.webhookDelivery.updateMany({
    where: { id, attempts, status: 'WAITING' },
    data: { ...data, answerStatus: status, answer: text, failure },
  })
  return count === 1
}

/** The present administrators are told: the one who added the endpoint may have left. */
const pause = async (tx: Tx, { id, url }: WebhookEndpoint) => {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, pausedAt: null },
    data: { pausedAt: new Date(), pauseCause: 'FAILURES' },
  })
  if (count === 0) return
  await logInfo(tx, {
    action: 'webhookEndpoint.paused',
    entity: 'WebhookEndpoint',
    entityId: id,
  })
  const administrators = await administratorsOf(tx)
  await notifyAll(
    tx,
    administrators.map((each) => each.id),
    {
      kind: 'WEBHOOK',
      facts: { name: new URL(url).host },
      path: `/settings/webhooks?webhook=${id}`,
    }
  )
}

const giveUp = (delivery: WebhookDelivery, outcome: Outcome) =>
  inTransaction(async (tx) => {
    if (!(await write(tx, delivery, outcome, { status: 'DEAD' }))) return
    const endpoint = await tx.webhookEndpoint.update({
      where: { id: delivery.endpointId },
      data: { deadInRow: { increment: 1 } },
    })
    if (endpoint.deadInRow >= PAUSE_AFTER) await pause(tx, endpoint)
  })

const tryLater = (delivery: WebhookDelivery, outcome: Outcome) =>
  inTransaction(async (tx) => {
    const nextAttemptAt = later(
      new Date(),
      RETRY_MINUTES[delivery.attempts - 1],
      'minute'
    )
    if (await write(tx, delivery, outcome, { nextAttemptAt }))
      await queueDelivery(tx, delivery.id, nextAttemptAt)
  })

const arrive = (delivery: WebhookDelivery, outcome: Outcome) =>
  inTransaction(async (tx) => {
    await write(tx, delivery, outcome, { status: 'DELIVERED' })
    await tx.webhookEndpoint.updateMany({
      where: { id: delivery.endpointId, deadInRow: { gt: 0 } },
      data: { deadInRow: 0 },
    })
  })

/**
 * Makes one attempt of a delivery, if one is due: an answer of 2xx ends it, any other one is tried again by the plan
 * until it is given up. Deliveries to a paused endpoint are given up at once and do not count.
 */
export const deliverWebhook = async (id: string) => {
  const isMine = (await CLAIM.run(db, [id])) === 1
  if (!isMine) return
  const found = await db.webhookDelivery.findUnique({
    where: { id },
    include: { endpoint: true },
  })
  if (!found) return
  const { endpoint, ...delivery } = found
  if (endpoint.pausedAt) {
    await write(db, delivery, failed('The webhook was paused'), {
      status: 'DEAD',
    })
    return
  }
  const outcome = await send(delivery, endpoint)
  if (hasArrived(outcome)) await arrive(delivery, outcome)
  else if (delivery.attempts >= MOST_ATTEMPTS) await giveUp(delivery, outcome)
  else await tryLater(delivery, outcome)
}
