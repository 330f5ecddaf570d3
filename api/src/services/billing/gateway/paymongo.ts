import { isHmac } from 'src/lib/protection/hmac'
import { platformKeyOf } from 'src/shared/billing/platforms'

import type {
  CheckoutRequest,
  GatewayAdapter,
  GatewayMessage,
} from './gatewayAdapter'

/** A message signed longer ago, or further in the future, is rejected as forged or replayed (docs/security.md S-45). */
export const TOLERANCE_SECONDS = 300

const ANSWER_MS = 10_000

type Settings = { url: string; secretKey: string; webhookSecret: string }

type Header = { at: number; signature: string }

// 't=1700000000,te=<test mode signature>,li=<live mode signature>'; one of the two is empty.
const headerOf = (text: string | undefined): Header | null => {
  const parts = Object.fromEntries(
    (text ?? '')
      .split(',')
      .map((part) => part.trim().split('=') as [string, string])
  )
  const at = Number(parts.t)
  const signature = parts.li || parts.te
  return Number.isInteger(at) && signature ? { at, signature } : null
}

const isSigned = (body: Buffer, { at, signature }: Header, secret: string) =>
  isHmac(signature, secret, `${at}.`, body)

type Payment = {
  id?: string
  attributes?: { amount?: number; source?: { type?: string } }
}

type Event = {
  data?: {
    id?: string
    attributes?: {
      type?: string
      data?: { id?: string; attributes?: { payments?: Payment[] } }
    }
  }
}

const kinds: Record<string, GatewayMessage['kind']> = {
  'checkout_session.payment.paid': 'PAID',
  'payment.failed': 'FAILED',
}

// PayMongo's names of payment sources that differ from ours.
const sources: Record<string, string> = {
  paymaya: 'maya',
  dob: 'bank_transfer',
}

const messageOf = (event: Event): GatewayMessage | null => {
  const { id: eventId, attributes } = event.data ?? {}
  const session = attributes?.data
  if (!eventId || !attributes?.type || !session?.id) return null
  const payment = session.attributes?.payments?.[0]
  const source = payment?.attributes?.source?.type ?? ''
  return {
    eventId,
    kind: kinds[attributes.type] ?? 'OTHER',
    externalId: session.id,
    amountCentavos: payment?.attributes?.amount ?? null,
    referenceNo: payment?.id ?? null,
    platform: platformKeyOf(sources[source] ?? source) ?? 'other',
  }
}

const parsed = (body: Buffer): Event | null => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** PayMongo's checkout sessions and webhooks (developers.paymongo.com: "Checkout API", "Webhooks"). */
export const paymongo = ({
  url,
  secretKey,
  webhookSecret,
}: Settings): GatewayAdapter => ({
  name: 'paymongo',

  begin: async (request: CheckoutRequest) => {
    const answer = await fetch(new URL('/v1/checkout_sessions', url), {
      method: 'POST',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      },
      body: JSON.stringify({
        data: {
          attributes: {
            line_items: [
              {
                name: request.description,
                amount: request.amountCentavos,
                currency: 'PHP',
                quantity: 1,
              },
            ],
            payment_method_types: ['gcash', 'paymaya', 'card'],
            reference_number: request.reference,
            success_url: request.successUrl,
            cancel_url: request.cancelUrl,
          },
        },
      }),
    })
    if (!answer.ok) throw new Error(`PayMongo answered ${answer.status}`)
    const { data } = (await answer.json()) as {
      data?: { id?: string; attributes?: { checkout_url?: string } }
    }
    const checkoutUrl = data?.attributes?.checkout_url
    if (!data?.id || !checkoutUrl)
      throw new Error('PayMongo named no checkout session')
    return { externalId: data.id, url: checkoutUrl }
  },

  read: (body, headers, now) => {
    const header = headerOf(headers['paymongo-signature'] as string | undefined)
    if (!header || !isSigned(body, header, webhookSecret)) return null
    const isTimely = Math.abs(now / 1000 - header.at) <= TOLERANCE_SECONDS
    const event = isTimely && parsed(body)
    return event ? messageOf(event) : null
  },
})
