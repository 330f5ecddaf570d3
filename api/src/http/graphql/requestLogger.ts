import { GraphQLError } from 'graphql'

import { logger } from 'src/lib/logger'
import { isErrorCode } from 'src/shared/errors'

type Logger = typeof logger
type Logged = [error: unknown, message?: string]

/** Redwood's plugin logs an invalid document as its bare message, and a failed context with this beginning. */
const CONTEXT = 'Error building context'

/**
 * The code and the place of an answer that refuses a request by rule: not signed in, no right, not found, wrong input or a
 * document that is not valid. Undefined for an error that the request does not explain.
 */
export const refusalIn = (error: unknown) => {
  if (typeof error === 'string')
    return error.startsWith(CONTEXT) ? undefined : { code: 'INVALID_DOCUMENT' }
  if (!(error instanceof GraphQLError)) return undefined
  const { code } = error.extensions
  const place = error.path?.join('.')
  if (code === 'BAD_USER_INPUT' || (isErrorCode(code) && code !== 'GENERIC'))
    return { code, place }
  return error.originalError ? undefined : { code: 'INVALID_DOCUMENT', place }
}

/**
 * A logger for Redwood's plugin, which logs every refusal as an error: here a refusal is information, with its code and
 * no stack. An object of its own, because a pino logger replaces its methods when its level is set.
 */
const withoutRefusals = (inner: Logger) => {
  const log =
    (level: 'error' | 'warn') =>
    (...[error, message]: Logged) => {
      const refusal = refusalIn(error)
      if (refusal) inner.info(refusal, 'refused')
      else inner[level](error as object, message)
    }
  return {
    level: inner.level,
    debug: inner.debug.bind(inner),
    info: inner.info.bind(inner),
    warn: log('warn'),
    error: log('error'),
    child: (bindings: object): object => withoutRefusals(inner.child(bindings)),
  }
}

export const requestLogger = withoutRefusals(logger)
