// The sign-up table of spec section 5: field → the code of its message, for the form and the server.
import { isEmail, isFacebookProfile, normalizeEmail } from './contact'
import type { ErrorCode } from './errors'

export type SignUpInput = {
  firstName: string
  lastName: string
  facebookProfile?: string | null
  email: string
  password: string
}

export type SignUpField = keyof SignUpInput

/** A code where the value is refused, otherwise null. */
export const signUpRules: Record<
  SignUpField,
  (value: string) => ErrorCode | null
> = {
  firstName: (name) => (name.trim() ? null : 'FIRST_NAME_REQUIRED'),
  lastName: (name) => (name.trim() ? null : 'LAST_NAME_REQUIRED'),
  facebookProfile: (profile) =>
    !profile.trim() || isFacebookProfile(profile.trim())
      ? null
      : 'FACEBOOK_PROFILE_INVALID',
  email: (email) => {
    if (!email.trim()) return 'EMAIL_REQUIRED'
    return isEmail(normalizeEmail(email)) ? null : 'EMAIL_INVALID'
  },
  password: (password) => (password ? null : 'PASSWORD_FORGOTTEN'),
}

/** The refused fields only; an empty object lets the form pass. */
export const signUpErrors = (input: SignUpInput) => {
  const refused: Partial<Record<SignUpField, ErrorCode>> = {}
  for (const field of Object.keys(signUpRules) as SignUpField[]) {
    const code = signUpRules[field](input[field] ?? '')
    if (code) refused[field] = code
  }
  return refused
}
