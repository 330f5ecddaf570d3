// The endpoints of other tools and what was sent to them (docs/decisions/0073).
import type { QueryResolvers } from 'types/graphql'

import { pageOf, pageWithin } from 'src/lib/database/paging'
import { int, statement } from 'src/lib/database/sql'
import { db } from 'src/lib/db'

import { asWebhookDelivery, asWebhookEndpoint, withCreator } from './asWebhook'

export const webhookEndpointsPage = (async (table) => {
  const { rows, total } = await pageOf(
    table,
    (window) =>
      db.webhookEndpoint.findMany({ include: withCreator, ...window }),
    () => db.webhookEndpoint.count()
  )
  return { rows: rows.map(asWebhookEndpoint), total }
}) satisfies QueryResolvers['webhookEndpointsPage']

export const webhookEndpoint = (async ({ id }) => {
  const endpoint = await db.webhookEndpoint.findUnique({
    where: { id },
    include: withCreator,
  })
  return endpoint && asWebhookEndpoint(endpoint)
}) satisfies QueryResolvers['webhookEndpoint']

/** The most deliveries of an endpoint that are counted and read. */
const BOUND = 1000

const COUNT = statement(
  `SELECT count(*)::int AS count FROM (SELECT FROM "WebhookDelivery"
    WHERE "endpointId" = $1 AND ($2::"WebhookDeliveryStatus" IS NULL OR status = $2::"WebhookDeliveryStatus") LIMIT $3) counted`,
  { count: int }
)

/** Deliveries to an endpoint in the last 30 days. */
export const webhookDeliveriesPage = (async ({
  endpointId,
  filter,
  ...table
}) => {
  const page = await pageWithin(
    BOUND,
    table,
    (window) =>
      db.webhookDelivery.findMany({
        where: { endpointId, ...(filter && { status: filter }) },
        ...window,
      }),
    async ({ take }) => {
      const { count } = await COUNT.one(db, [endpointId, filter ?? null, take])
      return count
    }
  )
  return { ...page, rows: page.rows.map(asWebhookDelivery) }
}) satisfies QueryResolvers['webhookDeliveriesPage']
