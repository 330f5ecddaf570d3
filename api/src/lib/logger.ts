import { createLogger } from '@redwoodjs/api/logger'

const secrets = [
  'password',
  'newPassword',
  'otp',
  'token',
  'resetToken',
  'secretKey',
  'cookie',
  'authorization',
]

/** Structured logs. Credentials are redacted in a logged object and in the two levels of objects inside it. */
export const logger = createLogger({
  options: {
    level: process.env.LOG_LEVEL ?? 'info',
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
  },
})
