import type { Visitor } from 'src/lib/sessions/visitor'
import type { ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'
import { cutText } from 'src/shared/text/cutText'
import { isStorable } from 'src/shared/text/storableText'

/**
 * The answer of an auth method, which the endpoint turns into HTTP. Without `session`, the browser's cookies stay as
 * they are.
 */
export type AuthAnswer = {
  status: number
  body: Record<string, unknown> | null
  session?: { token: string } | 'ended'
  retryAfterSeconds?: number
  /** Cookies besides the session cookie. */
  cookies?: string[]
}

/** The caller of an auth method, with the raw Cookie header. */
export type AuthCaller = Visitor & { cookie?: string }

/** A refusal in the caller's language (docs/decisions/0033, 11). The form finds the refused field by the code. */
export const refusal = (code: ErrorCode, { lang }: AuthCaller): AuthAnswer => ({
  status: 400,
  body: { error: errorText(code, lang), code },
})

const MAX_CHARS = 254

/** A text from the request, cut to a maximum length; empty for any other value. */
export const textIn = (value: unknown) => {
  const isText = typeof value === 'string' && isStorable(value)
  return isText ? cutText(value.trim(), MAX_CHARS) : ''
}
