import type {
  WebhookDeliveryFields,
  WebhookEndpointFields,
} from 'types/graphql'

import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import { WebhookView } from './WebhookView'

const endpoint = {
  __typename: 'WebhookEndpoint',
  id: 3,
  url: 'https://hooks.example/school',
  note: 'Books',
  events: ['ORDER_PAID', 'FORM_SENT'],
  pausedAt: null,
  pauseCause: null,
  deadInRow: 0,
  oldSecretUntil: null,
  createdByName: 'Ana Cruz',
  createdAt: '2026-11-26T00:00:00Z',
} as WebhookEndpointFields

const delivery = {
  __typename: 'WebhookDelivery',
  id: 'a',
  eventId: 'b',
  event: 'ORDER_PAID',
  body: '{"id":"b"}',
  status: 'DEAD',
  attempts: 6,
  nextAttemptAt: null,
  lastAttemptAt: '2026-11-26T00:00:00Z',
  answerStatus: 500,
  answer: 'broken',
  failure: null,
  createdAt: '2026-11-26T00:00:00Z',
} as WebhookDeliveryFields

const withDeliveries = (rows: object[]) =>
  mockGraphQLQuery('WebhookDeliveriesPageQuery', () => ({
    webhookDeliveriesPage: {
      __typename: 'WebhookDeliveriesPage',
      rows,
      total: rows.length,
      isTotalCapped: false,
    },
  }))

it('The page of a webhook shows its events and deliveries', async () => {
  withDeliveries([delivery])
  render(<WebhookView endpoint={endpoint} />)
  expect(
    await screen.findByRole('button', { name: 'Look at Order paid in full' })
  ).toBeVisible()
  expect(screen.getByText('Form sent')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send test' })).toBeVisible()
  expect(
    screen.queryByRole('button', { name: 'Resume' })
  ).not.toBeInTheDocument()
})

it('The page says why a webhook is paused, and offers to resume it', async () => {
  withDeliveries([])
  render(
    <WebhookView
      endpoint={{
        ...endpoint,
        pausedAt: '2026-11-26T00:00:00Z',
        pauseCause: 'FAILURES',
      }}
    />
  )
  expect(await screen.findByText(/Twenty deliveries in a row/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible()
  expect(
    screen.queryByRole('button', { name: 'Send test' })
  ).not.toBeInTheDocument()
})

it('A replaced secret is shown once', async () => {
  withDeliveries([])
  mockGraphQLMutation('ReplaceWebhookSecretMutation', () => ({
    replaceWebhookSecret: {
      __typename: 'WebhookSecret',
      secret: 'whsec_new',
      endpoint,
    },
  }))
  render(<WebhookView endpoint={endpoint} />)
  const name = 'Replace the secret'
  fireEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name }))
  expect(await screen.findByText('whsec_new')).toBeVisible()
})

it('A delivery shows what was answered, and is sent again once it has ended', async () => {
  const again = jest.fn(() => ({ sendWebhookAgain: delivery }))
  mockGraphQLMutation('SendWebhookAgainMutation', again)
  withDeliveries([delivery])
  render(<WebhookView endpoint={endpoint} />)
  fireEvent.click(await screen.findByRole('button', { name: /^Look at/ }))
  expect(await screen.findByText('broken')).toBeVisible()
  expect(screen.getByText('It was given up after 6 attempts.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(again).toHaveBeenCalled())
  await waitFor(() =>
    expect(screen.queryByText('broken')).not.toBeInTheDocument()
  )
})
