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

/** Logs a promise that fails without a handler. Node would end the process, and with it whatever else is in progress. */
export const logUnhandled = () => {
  process.on('unhandledRejection', (error) =>
    logger.error({ error }, 'promise failed without a handler')
  )
}
