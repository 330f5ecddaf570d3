import type { IncomingMessage, ServerResponse } from 'node:http'

import helmet, { type HelmetOptions } from 'helmet'

import { isSecureSite } from 'src/lib/sessions/cookies'
import { embedOrigins } from 'src/shared/learning/videoEmbed'

import { pixelSources } from './pixel'

const options = (): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...pixelSources('script')],
      // Dialogs need this, because they lock scrolling with a style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...pixelSources('image')],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...pixelSources('connect')],
      mediaSrc: ["'self'"],
      frameSrc: ["'self'", ...embedOrigins],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isSecureSite() ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: isSecureSite() ? { maxAge: 31_536_000 } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
})

/**
 * The security headers of all responses except GraphQL answers (docs/security.md S-60). They depend on the settings
 * alone, so Helmet makes them once.
 */
export const securityHeaders = () => {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  } as unknown as ServerResponse
  helmet(options())({} as IncomingMessage, response, () => undefined)
  return headers
}

/**
 * The security headers of an answer of data, which no browser shows as a page. The answer may load nothing at all.
 * Headers that concern pages are left out, because they were a third of an answer's bytes.
 */
export const answerHeaders = (): Record<string, string> => {
  const { 'strict-transport-security': hsts } = securityHeaders()
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(hsts ? { 'strict-transport-security': hsts } : {}),
  }
}
