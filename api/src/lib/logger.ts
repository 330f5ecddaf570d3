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

/** Structured logs; what could sign somebody in is struck out at every depth they are logged at. */
export const logger = createLogger({
  options: {
    level: process.env.LOG_LEVEL ?? 'info',
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
  },
})
