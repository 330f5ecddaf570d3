import type { IncomingHttpHeaders } from 'node:http'

import type { GatewayEventKind, PaymentGateway } from '@prisma/client'

import type { PlatformKey } from 'src/shared/billing/platforms'

/** A gateway's message about one payment, in our own terms. Amounts are centavos. */
export type GatewayMessage = {
  /** The gateway's id of this message. The same message may arrive more than once. */
  eventId: string
  kind: GatewayEventKind
  /** The gateway's id of the payment that we asked for. */
  externalId: string
  amountCentavos: number | null
  /** The reference number of the transfer, claimed like any other reference. */
  referenceNo: string | null
  platform: PlatformKey
}

export type CheckoutRequest = {
  amountCentavos: number
  description: string
  /** Our own reference, for staff who compare the books. */
  reference: string
  successUrl: string
  cancelUrl: string
}

/**
 * The port for payment gateways: an adapter begins a payment and reads the gateway's messages. No other code knows a
 * gateway's formats. `gateway.ts` chooses the adapter.
 */
export type GatewayAdapter = {
  name: PaymentGateway
  /**
   * Begins a payment. Returns the address of the page where the member pays, and the gateway's id. @throws if the
   * gateway refuses or is unavailable
   */
  begin: (
    request: CheckoutRequest
  ) => Promise<{ externalId: string; url: string }>
  /**
   * Reads a message. Null if the signature over the raw bytes, or the message's time, is invalid.
   * @param now milliseconds, passed in so that tests can set the time
   */
  read: (
    body: Buffer,
    headers: IncomingHttpHeaders,
    now: number
  ) => GatewayMessage | null
}
