// The sign-up table of spec section 5: field → the code of its message, for the form and the server.
import type { ErrorCode } from '../errors'

import { isFacebookProfile, meantFacebookProfile } from './contact'
import { requiredName } from './nameRules'
import { isLongEnough } from './passwordRules'
import { signInRules, type Rule } from './signInRules'

export type SignUpInput = {
  firstName: string
  lastName: string
  facebookProfile?: string | null
  email: string
  password: string
}

export type SignUpField = keyof SignUpInput

export const signUpRules: Record<SignUpField, Rule> = {
  firstName: requiredName('FIRST_NAME_REQUIRED'),
  lastName: requiredName('LAST_NAME_REQUIRED'),
  facebookProfile: (profile) =>
    !profile.trim() || isFacebookProfile(meantFacebookProfile(profile))
      ? null
      : 'FACEBOOK_PROFILE_INVALID',
  email: signInRules.email,
  password: (password) =>
    signInRules.password(password) ??
    (isLongEnough(password) ? null : 'PASSWORD_TOO_SHORT'),
}

/** The errors that only the server can find, each with its field. */
const refusedFields: Partial<Record<ErrorCode, keyof typeof signInRules>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
  LOGIN_FAILED: 'password',
}

/** The body of a refusal by /api/auth. It has no code if the server could not read the request. */
export type AuthRefusal = { error: string; code?: ErrorCode }

export const refusedField = ({ code }: AuthRefusal) =>
  code && refusedFields[code]

/** The refused fields; an empty object means that the form is valid. */
export const signUpErrors = (input: SignUpInput) => {
  const refused: Partial<Record<SignUpField, ErrorCode>> = {}
  for (const field of Object.keys(signUpRules) as SignUpField[]) {
    const code = signUpRules[field](input[field] ?? '')
    if (code) refused[field] = code
  }
  return refused
}
