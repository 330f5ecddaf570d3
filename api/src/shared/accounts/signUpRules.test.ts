import { errors } from 'src/shared/errors'

import { signInRules } from './signInRules'
import { signUpErrors, signUpRules, type SignUpField } from './signUpRules'

test.each<[SignUpField, string, string | null]>([
  ['firstName', '', 'Given Name is required!'],
  ['firstName', '  ', 'Given Name is required!'],
  ['firstName', 'Juan', null],
  [
    'firstName',
    'https://evil.example',
    'Enter a name without links, @ or line breaks.',
  ],
  ['lastName', 'x'.repeat(61), 'Use at most 60 characters for a name.'],
  ['lastName', '', 'Last Name is required!'],
  ['lastName', 'dela Cruz', null],
  ['facebookProfile', '', null],
  ['facebookProfile', 'facebook.com/juan', null],
  [
    'facebookProfile',
    'juan',
    'Enter a valid fb profile (e.g., facebook.com/[username])',
  ],
  ['email', '', 'Enter you email'],
  ['email', 'juan@', 'Enter a valid email address (e.g., juan@example.com)'],
  ['email', ' Juan@Example.com ', null],
  ['password', '', 'Oops! It looks like you forgot to enter your password'],
  ['password', 'short', 'Use at least 8 characters for your password.'],
  ['password', 'x'.repeat(8), null],
])('%s %p: %p', (field, value, message) => {
  const code = signUpRules[field](value)
  expect(code && errors[code]).toBe(message)
})

test('An old password may be shorter than a new one', () => {
  expect(signInRules.password('short')).toBeNull()
  expect(signInRules.password('')).toBe('PASSWORD_FORGOTTEN')
})

test('All refused fields are returned together', () => {
  expect(
    signUpErrors({ firstName: '', lastName: 'Cruz', email: 'x', password: '' })
  ).toEqual({
    firstName: 'FIRST_NAME_REQUIRED',
    email: 'EMAIL_INVALID',
    password: 'PASSWORD_FORGOTTEN',
  })
})

test('A complete form passes', () => {
  expect(
    signUpErrors({
      firstName: 'Juan',
      lastName: 'Cruz',
      facebookProfile: null,
      email: 'juan@example.com',
      password: 'long enough',
    })
  ).toEqual({})
})
