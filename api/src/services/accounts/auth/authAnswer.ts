import type { Visitor } from 'src/lib/visitor'
import type { ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'

/** What an auth method answers; the endpoint turns it into HTTP. `session` is left out when cookies stay as they are. */
export type AuthAnswer = {
  status: number
  body: Record<string, unknown> | null
  session?: { token: string } | 'ended'
  retryAfterSeconds?: number
  /** Beside the session's. */
  cookies?: string[]
}

/** Who calls an auth method, with the raw Cookie header. */
export type AuthCaller = Visitor & { cookie?: string }

/** A refusal in the caller's language (design/decisions.md 11); by its code the form finds the field. */
export const refusal = (code: ErrorCode, { lang }: AuthCaller): AuthAnswer => ({
  status: 400,
  body: { error: errorText(code, lang), code },
})

const MAX_CHARS = 254

/** PostgreSQL's texts hold no NUL and no half of a character. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

/** A short text that was sent; empty for whatever is none. */
export const textIn = (value: unknown) => {
  const isText = typeof value === 'string' && isStorable(value)
  const text = isText ? value.trim().slice(0, MAX_CHARS) : ''
  return isStorable(text) ? text : text.slice(0, -1)
}
