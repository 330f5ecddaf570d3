import { errors } from './errors'
import { errorText } from './errorText'

test.each([
  ['LOGIN_FAILED', 'en', 'Invalid email or password'],
  ['LOGIN_FAILED', 'fil', 'Mali ang email o password'],
  [
    'FILE_TOO_LARGE',
    'fil',
    'admin lang ang puwedeng mag-upload ng mga file na lampas 10 MB.',
  ],
  ['PAYMENT_NOT_PAID', 'fil', errors.PAYMENT_NOT_PAID],
] as const)('%s in %s', (code, lang, text) => {
  expect(errorText(code, lang)).toBe(text)
})
