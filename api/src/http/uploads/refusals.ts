import type { FastifyReply } from 'fastify'

import { logger } from 'src/lib/logger'
import type { ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'
import type { Lang } from 'src/shared/text/language'

/** The reason why a file is refused; its text is sent in the sender's language. */
export class Refused extends Error {
  constructor(readonly code: ErrorCode) {
    super(code)
  }
}

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  FILE_TOO_LARGE: 413,
  FILE_BEYOND_LIMIT: 413,
  FILE_TYPE: 415,
  TOO_MANY_ATTEMPTS: 429,
}

const asRefusal = (code: ErrorCode, lang: Lang) => ({
  status: statuses[code] ?? 400,
  body: { error: errorText(code, lang), code },
})

const codeOf = (error: unknown): ErrorCode | null => {
  if (error instanceof Refused) return error.code
  const isTooLarge =
    (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
  return isTooLarge ? 'FILE_TOO_LARGE' : null
}

/** Sends a refusal. @throws any error that is not a refusal */
export const sendRefusal = (
  reply: FastifyReply,
  error: unknown,
  lang: Lang
) => {
  const code = codeOf(error)
  if (!code) throw error
  const { status, body } = asRefusal(code, lang)
  return reply.code(status).send(body)
}

/** The answer to an error, for a response that is not Fastify's: a refusal, or else status 500 and a log line. */
export const refusalOf = (error: unknown, lang: Lang) => {
  const code = codeOf(error)
  if (code) return asRefusal(code, lang)
  logger.error({ error }, 'upload failed')
  return { status: 500, body: { error: 'Something went wrong, try again' } }
}
