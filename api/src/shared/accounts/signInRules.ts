// The fields of the sign-in: field → the code of its message. Apart from the sign-up, so that the sign-in page stays small.
import type { ErrorCode } from '../errors'
import { isEmail, normalizeEmail } from '../text/email'

/** Returns the code of the message if the value is refused, otherwise null. */
export type Rule = (value: string) => ErrorCode | null

/** A sign-in only needs some password; the rules of a new password do not apply. */
export const signInRules: Record<'email' | 'password', Rule> = {
  email: (email) => {
    const address = normalizeEmail(email)
    if (!address) return 'EMAIL_REQUIRED'
    return isEmail(address) ? null : 'EMAIL_INVALID'
  },
  password: (password) => (password ? null : 'PASSWORD_FORGOTTEN'),
}
