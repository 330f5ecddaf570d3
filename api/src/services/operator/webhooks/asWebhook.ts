import type { Prisma, WebhookDelivery, WebhookEvent } from '@prisma/client'

import { fullName } from 'src/shared/accounts/fullName'
import {
  TEST_EVENT,
  webhookEvents,
} from 'src/shared/operator/webhooks/webhooks'

export const withCreator = {
  createdBy: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.WebhookEndpointInclude

type Endpoint = Prisma.WebhookEndpointGetPayload<{
  include: typeof withCreator
}>

/** An endpoint without its secrets. */
export const asWebhookEndpoint = ({
  createdBy,
  secret: _secret,
  oldSecret: _oldSecret,
  oldSecretUntil,
  ...endpoint
}: Endpoint) => ({
  ...endpoint,
  oldSecretUntil:
    oldSecretUntil && oldSecretUntil > new Date() ? oldSecretUntil : null,
  createdByName: fullName(createdBy),
})

const nameOf = (event: WebhookEvent) =>
  event === 'TEST' ? TEST_EVENT : webhookEvents[event]

type Told = Pick<WebhookDelivery, 'eventId' | 'event' | 'createdAt' | 'facts'>

/** The message of a delivery: the same text at each attempt, because the signature is about the text. */
export const bodyOf = ({ eventId, event, createdAt, facts }: Told) =>
  JSON.stringify({
    id: eventId,
    type: nameOf(event),
    createdAt: createdAt.toISOString(),
    data: facts,
  })

export const asWebhookDelivery = ({ facts, ...delivery }: WebhookDelivery) => ({
  ...delivery,
  body: bodyOf({ ...delivery, facts }),
  nextAttemptAt: delivery.status === 'WAITING' ? delivery.nextAttemptAt : null,
})
