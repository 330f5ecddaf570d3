// The sign-up table of spec section 5: field → the code of its message, for the form and the server.
import { isEmail, isFacebookProfile, normalizeEmail } from './contact'
import type { ErrorCode } from './errors'
import { isLongEnough } from './passwordRules'

export type SignUpInput = {
  firstName: string
  lastName: string
  facebookProfile?: string | null
  email: string
  password: string
}

export type SignUpField = keyof SignUpInput

/** A code where the value is refused, otherwise null. */
type Rule = (value: string) => ErrorCode | null

/** Who signs in has a password already, whatever a new one must be. */
export const signInRules: Record<'email' | 'password', Rule> = {
  email: (email) => {
    if (!email.trim()) return 'EMAIL_REQUIRED'
    return isEmail(normalizeEmail(email)) ? null : 'EMAIL_INVALID'
  },
  password: (password) => (password ? null : 'PASSWORD_FORGOTTEN'),
}

export const signUpRules: Record<SignUpField, Rule> = {
  firstName: (name) => (name.trim() ? null : 'FIRST_NAME_REQUIRED'),
  lastName: (name) => (name.trim() ? null : 'LAST_NAME_REQUIRED'),
  facebookProfile: (profile) =>
    !profile.trim() || isFacebookProfile(profile.trim())
      ? null
      : 'FACEBOOK_PROFILE_INVALID',
  email: signInRules.email,
  password: (password) =>
    signInRules.password(password) ??
    (isLongEnough(password) ? null : 'PASSWORD_TOO_SHORT'),
}

/** What the server alone finds wrong, and with which field. */
const refusedFields: Partial<Record<ErrorCode, keyof typeof signInRules>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
  LOGIN_FAILED: 'password',
}

/** How /api/auth refuses; without a code where it did not read the request at all. */
export type AuthRefusal = { error: string; code?: ErrorCode }

export const refusedField = ({ code }: AuthRefusal) =>
  code && refusedFields[code]

/** The refused fields only; an empty object lets the form pass. */
export const signUpErrors = (input: SignUpInput) => {
  const refused: Partial<Record<SignUpField, ErrorCode>> = {}
  for (const field of Object.keys(signUpRules) as SignUpField[]) {
    const code = signUpRules[field](input[field] ?? '')
    if (code) refused[field] = code
  }
  return refused
}
