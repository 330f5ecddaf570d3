// A webhook that its administrator has paused, so that no seeded school calls an address, with what was sent before.
import { randomUUID } from 'node:crypto'

import { db } from 'api/src/lib/db'
import { createToken, seal } from 'api/src/lib/protection/secrets'

import { count } from './count'

const OWNER = 'admin@example.com'
const HOUR_MS = 3_600_000

const deliveries = [
  {
    event: 'FORM_SENT',
    facts: {
      responseId: 1,
      formId: 1,
      formSlug: 'journey-form',
      userId: null,
    },
    status: 'DELIVERED',
    attempts: 2,
    answerStatus: 200,
    answer: '{"received":true}',
    hoursAgo: 3,
  },
  {
    event: 'ORDER_PAID',
    facts: {
      orderId: 1,
      invoiceId: 1,
      totalCentavos: 1_500_000,
      currency: 'PHP',
    },
    status: 'DEAD',
    attempts: 6,
    answerStatus: 503,
    answer: 'Service Unavailable',
    hoursAgo: 30,
  },
] as const

/** Adds the demo's webhook if there is none. */
export const webhooksOfDemo = async (isDemo: boolean) => {
  const owner = await db.user.findUnique({ where: { email: OWNER } })
  if (isDemo && owner && (await db.webhookEndpoint.count()) === 0)
    await db.webhookEndpoint.create({
      data: {
        url: 'https://hooks.example/school',
        note: 'Accounting, until its new version is there',
        events: ['ORDER_PAID', 'FORM_SENT'],
        secret: seal(`whsec_${createToken()}`),
        pausedAt: new Date(),
        pauseCause: 'STAFF',
        createdById: owner.id,
        deliveries: {
          create: deliveries.map(({ hoursAgo, ...delivery }) => {
            const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS)
            return {
              ...delivery,
              eventId: randomUUID(),
              createdAt,
              lastAttemptAt: createdAt,
            }
          }),
        },
      },
    })
  return count(await db.webhookEndpoint.count(), 'webhook')
}
