import type { FastifyReply } from 'fastify'

import type { AppError } from 'src/lib/errors'
import { errors, type ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'
import type { Lang } from 'src/shared/text/language'
import { ROW_ID } from 'src/shared/text/place'

/** A record's id from an address; 0, which no record has, for anything else. */
export const idIn = (text: string | undefined) =>
  new RegExp(`^${ROW_ID.source}$`).test(text ?? '') ? Number(text) : 0

/**
 * The body of a refusal before any handler runs: in GraphQL's format at its address, else in that of the other routes.
 */
export const refusalBody = (url: string, code: ErrorCode) =>
  url.startsWith('/api/graphql')
    ? { errors: [{ message: errors[code], extensions: { code } }] }
    : { error: errors[code], code }

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
}

/**
 * Sends a service's refusal as the answer; a forbidden record looks like a missing one.
 * @throws errors that are not refusals
 */
export const sendAppError = (
  reply: FastifyReply,
  error: unknown,
  lang: Lang
) => {
  const code = (error as Partial<AppError>).extensions?.code as
    | ErrorCode
    | undefined
  if (!code) throw error
  return reply
    .code(statuses[code] ?? 404)
    .send({ error: errorText(code, lang), code })
}
