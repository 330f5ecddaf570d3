// Who buys: the fields of a new account, or of one that exists, and what the auth endpoint says
// about them. It answers with texts, so a text is traced back to its code.
import type { Field } from 'src/components/ui/ResourceForm/field'

import type { ErrorCode } from '$api/src/shared/errors'
import { errorText } from '$api/src/shared/errorText'
import { languages } from '$api/src/shared/language'
import { signUpRules } from '$api/src/shared/signUpRules'

export type Account = {
  firstName: string
  lastName: string
  email: string
  password: string
}
export type AccountField = keyof Account
export type AccountMode = 'signUp' | 'signIn'

export const accountFields: Record<AccountMode, AccountField[]> = {
  signUp: ['firstName', 'lastName', 'email', 'password'],
  signIn: ['email', 'password'],
}

export const fieldLook: Record<AccountField, Partial<Field<Account>>> = {
  firstName: { as: 'text', half: true, autoComplete: 'given-name' },
  lastName: { as: 'text', half: true, autoComplete: 'family-name' },
  email: { as: 'email', autoComplete: 'username' },
  password: { as: 'password' },
}

export const accountRefusal = (field: AccountField, value: unknown) =>
  signUpRules[field](String(value ?? ''))

const refusedFields: Partial<Record<ErrorCode, AccountField>> = {
  FIRST_NAME_REQUIRED: 'firstName',
  LAST_NAME_REQUIRED: 'lastName',
  EMAIL_REQUIRED: 'email',
  EMAIL_INVALID: 'email',
  EMAIL_TAKEN: 'email',
  PASSWORD_FORGOTTEN: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
  LOGIN_FAILED: 'password',
}

/** The field that an answer of /api/auth is about, with its code; nothing for any other answer. */
export const refusedField = (text: string) => {
  const codes = Object.keys(refusedFields) as ErrorCode[]
  const code = codes.find((known) =>
    languages.some((language) => errorText(known, language) === text)
  )
  return code && { code, field: refusedFields[code] as AccountField }
}
