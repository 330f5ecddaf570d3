import type { FastifyHelmetOptions } from '@fastify/helmet'

import { isSecureSite } from 'src/lib/sessions/cookies'
import { embedOrigins } from 'src/shared/learning/videoEmbed'

import { pixelSources } from './pixel'

/** The security headers of every response (docs/security.md S-60). */
export const securityHeaders = (): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...pixelSources('script')],
      // Dialogs lock scrolling with a style element.
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
