import type { FastifyHelmetOptions } from '@fastify/helmet'

import { isSecureSite } from 'src/lib/cookies'
import { embedOrigins } from 'src/shared/learning/videoEmbed'

import { pixelSources } from './pixel'

/** What every answer tells the browser to refuse (security S-60). */
export const securityHeaders = (): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...pixelSources('script')],
      // Dialogs lock scrolling by a style element of their own.
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
