import type {
  WebhookDeliveryFields,
  WebhookEndpointFields,
  WebhookEndpointInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { webhookEvents } from '$api/src/shared/operator/webhooks/webhooks'

registerFragment(gql`
  fragment WebhookEndpointFields on WebhookEndpoint {
    id
    url
    note
    events
    pausedAt
    pauseCause
    deadInRow
    oldSecretUntil
    createdByName
    createdAt
  }
`)

registerFragment(gql`
  fragment WebhookDeliveryFields on WebhookDelivery {
    id
    eventId
    event
    body
    status
    attempts
    nextAttemptAt
    lastAttemptAt
    answerStatus
    answer
    failure
    createdAt
  }
`)

/** The queries that show an endpoint. */
export const shownIn = ['WebhookEndpointsPageQuery', 'WebhookEndpointQuery']

export const deliveriesIn = ['WebhookDeliveriesPageQuery']

/** All webhooks, or one of them. */
export const webhooksPath = (webhook?: number) =>
  routes.webhooks({ ...(webhook && { webhook }) })

const events = Object.keys(webhookEvents)

export const stateOf = ({ pauseCause }: WebhookEndpointFields) =>
  pauseCause ?? 'LIVE'

type Shown = WebhookEndpointFields & { state?: string }

/** Adds what the columns show beside the fields. */
export const withState = (endpoint: WebhookEndpointFields): Shown => ({
  ...endpoint,
  state: stateOf(endpoint),
})

export const columns: Column<Shown>[] = [
  textColumn('url', fixed),
  textColumn('note', fixed),
  badgeColumn(
    'state',
    { LIVE: 'success', STAFF: 'neutral', FAILURES: 'error' },
    fixed
  ),
  textColumn('events', {
    ...fixed,
    align: 'right',
    value: ({ events: chosen }) => chosen.length,
    csv: ({ events: chosen }) => chosen.join(', '),
  }),
  dateColumn('createdAt'),
  textColumn('createdByName', more),
]

export const fields: Field<WebhookEndpointInput>[] = [
  { name: 'url', as: 'text', required: true, placeholder: 'https://' },
  { name: 'note', as: 'text', empty: '' },
  {
    name: 'events',
    as: 'multichoice',
    required: true,
    choices: events.map((value) => ({ value })),
  },
]

export const deliveryColumns: Column<WebhookDeliveryFields>[] = [
  dateColumn('createdAt', { look: 'time' }),
  choiceColumn('event', fixed),
  badgeColumn(
    'status',
    { WAITING: 'info', DELIVERED: 'success', DEAD: 'error' },
    fixed
  ),
  numberColumn('answerStatus', fixed),
  textColumn('failure', fixed),
  numberColumn('attempts', fixed),
  dateColumn('nextAttemptAt', { ...more, look: 'time' }),
  textColumn('eventId', more),
]

export const deliveryFilters = ['waiting', 'delivered', 'dead']
