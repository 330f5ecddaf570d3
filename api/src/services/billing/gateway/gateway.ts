import type { PaymentGateway } from '@prisma/client'

import type { GatewayAdapter } from './gatewayAdapter'
import { paymongo } from './paymongo'

type Settings = Parameters<typeof paymongo>[0]

const adapters: Record<PaymentGateway, (settings: Settings) => GatewayAdapter> =
  { paymongo }

const addresses: Record<PaymentGateway, string> = {
  paymongo: 'https://api.paymongo.com',
}

const isGateway = (name: string): name is PaymentGateway =>
  Object.hasOwn(adapters, name)

/**
 * The payment gateway configured by the environment (docs/deploy.md). Null if there is no gateway: members then pay by
 * proof only.
 */
export const gateway = (): GatewayAdapter | null => {
  const {
    PAYMENT_GATEWAY: name = '',
    PAYMENT_GATEWAY_SECRET_KEY: secretKey,
    PAYMENT_GATEWAY_WEBHOOK_SECRET: webhookSecret,
    PAYMENT_GATEWAY_URL: url,
  } = process.env
  if (!isGateway(name) || !secretKey || !webhookSecret) return null
  return adapters[name]({
    url: url || addresses[name],
    secretKey,
    webhookSecret,
  })
}
