import { errors, isErrorCode, type ErrorCode } from './errors'

describe('the texts of spec sections 5 and 8', () => {
  test.each<[ErrorCode, string]>([
    ['FIRST_NAME_REQUIRED', 'Given Name is required!'],
    ['LAST_NAME_REQUIRED', 'Last Name is required!'],
    [
      'FACEBOOK_PROFILE_INVALID',
      'Enter a valid fb profile (e.g., facebook.com/[username])',
    ],
    ['EMAIL_REQUIRED', 'Enter you email'],
    ['EMAIL_INVALID', 'Enter a valid email address (e.g., juan@example.com)'],
    [
      'PASSWORD_FORGOTTEN',
      'Oops! It looks like you forgot to enter your password',
    ],
    ['RESET_EMAIL_REQUIRED', 'Enter your registered email'],
    ['SET_PASSWORD_EMAIL_REQUIRED', 'Email is required'],
    ['PASSWORD_REQUIRED', 'Password is required'],
    ['PASSWORDS_DIFFER', 'Passwords do not match'],
    ['PASSWORD_WEAK', 'Password must meet all validation criteria'],
    ['MOBILE_INVALID', 'Invalid mobile number!'],
    ['FILE_TOO_LARGE', 'files over 10 MB must be uploaded by the admin.'],
    ['BATCH_REQUIRED', 'Select an Option'],
    ['FUNNEL_REQUIRED', 'Please select atleast one funnel!'],
    ['PAYMENT_UPDATE_ONLY_UNPAID', 'Update only for Unpaid'],
    ['GENERIC', 'Something went wrong, try again'],
    ['BAD_USER_INPUT', 'Errors prevented this form from being saved'],
  ])('%s', (code, text) => {
    expect(errors[code]).toBe(text)
  })
})

test('Each code is upper case, and no text occurs twice', () => {
  const texts = Object.values(errors)
  expect(new Set(texts).size).toBe(texts.length)
  for (const code of Object.keys(errors))
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
})

test.each([
  ['FORBIDDEN', true],
  ['toString', false],
  [undefined, false],
])('%p is an error code: %p', (code, expected) => {
  expect(isErrorCode(code)).toBe(expected)
})
