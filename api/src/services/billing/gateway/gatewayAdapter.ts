import type { IncomingHttpHeaders } from 'node:http'

import type { PlatformKey } from 'src/shared/billing/platforms'

/** What a gateway tells us of one payment, in our own terms. Amounts are centavos. */
export type GatewayMessage = {
  /** The gateway's name for this message: the same one arrives more than once. */
  eventId: string
  kind: 'paid' | 'failed' | 'other'
  /** The gateway's name for what we asked it to collect. */
  externalId: string
  amountCentavos: number | null
  /** The transfer's own number, claimed like any other reference. */
  referenceNo: string | null
  platform: PlatformKey
}

export type CheckoutRequest = {
  amountCentavos: number
  description: string
  /** Ours, for people who compare the books. */
  reference: string
  successUrl: string
  cancelUrl: string
}

/**
 * What a payment gateway has to do to be attached: begin a payment, and read what it tells us later. Nothing else of the
 * product knows a gateway's formats. An adapter is named in `gateway.ts`.
 */
export type GatewayAdapter = {
  name: string
  /** Where the member pays, and what the gateway calls it. @throws when the gateway refuses or is away */
  begin: (
    request: CheckoutRequest
  ) => Promise<{ externalId: string; url: string }>
  /**
   * The message, once its signature over the raw bytes and its time hold; null otherwise.
   * @param now milliseconds, passed in so that tests can be late
   */
  read: (
    body: Buffer,
    headers: IncomingHttpHeaders,
    now: number
  ) => GatewayMessage | null
}
