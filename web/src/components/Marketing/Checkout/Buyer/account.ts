// The fields of the buyer's new or existing account.
import type { Field } from 'src/components/ui/form/ResourceForm/field'

import { signInRules } from '$api/src/shared/accounts/signInRules'
import { signUpRules } from '$api/src/shared/accounts/signUpRules'

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

export const accountRules: Record<AccountMode, typeof signUpRules> = {
  signUp: signUpRules,
  signIn: { ...signUpRules, ...signInRules },
}
