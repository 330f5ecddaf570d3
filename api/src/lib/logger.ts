import { createLogger } from '@redwoodjs/api/logger'

const secrets = [
  'password',
  'newPassword',
  'otp',
  'token',
  'resetToken',
  'cookie',
  'authorization',
]

/** Structured logs; credentials are redacted at every depth at which they are logged. */
export const logger = createLogger({
  options: {
    level: process.env.LOG_LEVEL ?? 'info',
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
  },
})
