import type { GatewayAdapter } from './gatewayAdapter'
import { paymongo } from './paymongo'

type Settings = Parameters<typeof paymongo>[0]

const adapters: Record<string, (settings: Settings) => GatewayAdapter> = {
  paymongo,
}

const addresses: Record<string, string> = {
  paymongo: 'https://api.paymongo.com',
}

/**
 * The payment gateway configured by the environment (docs/deploy.md); null if none is, so members pay by proof only.
 */
export const gateway = (): GatewayAdapter | null => {
  const {
    PAYMENT_GATEWAY: name = '',
    PAYMENT_GATEWAY_SECRET_KEY: secretKey,
    PAYMENT_GATEWAY_WEBHOOK_SECRET: webhookSecret,
    PAYMENT_GATEWAY_URL: url,
  } = process.env
  if (!Object.hasOwn(adapters, name) || !secretKey || !webhookSecret)
    return null
  return adapters[name]({
    url: url || addresses[name],
    secretKey,
    webhookSecret,
  })
}
