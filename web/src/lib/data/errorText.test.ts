import i18n from 'src/i18n'

import {
  errorCode,
  errorText,
  fieldErrors,
  isBadUserInput,
  referenceOf,
} from './errorText'
import { isOffline } from './isOffline'

const said = (message: string, extensions?: object) => ({
  graphQLErrors: [{ message, extensions } as never],
})
const lost = (details: object = {}) => ({
  networkError: Object.assign(new Error('Failed to fetch'), details),
})

afterEach(() => i18n.changeLanguage('en'))

describe('the text of an error', () => {
  it.each([
    [
      'a known code',
      said('As the api says it', { code: 'PAYMENT_ALREADY_PAID' }),
      'This is already paid.',
    ],
    [
      'an unknown code',
      said('As the api says it', { code: 'NEW_ONE' }),
      'As the api says it',
    ],
    ['no code', said('As the api says it'), 'As the api says it'],
    ['no message', said(''), 'Something went wrong, try again'],
    [
      'no details',
      { message: 'Response not successful' },
      'Something went wrong, try again',
    ],
    ['nothing', undefined, 'Something went wrong, try again'],
    [
      'a server that failed',
      lost({ statusCode: 503 }),
      'Something went wrong, try again',
    ],
    [
      'a server in maintenance',
      lost({
        statusCode: 503,
        result: {
          errors: [{ message: '', extensions: { code: 'MAINTENANCE' } }],
        },
      }),
      'The school is being restored from a backup. Try again in some minutes.',
    ],
  ])('is right for %s', async (_, error, text) => {
    expect(await errorText(error)).toBe(text)
  })

  it('is in the reader’s language', async () => {
    await i18n.changeLanguage('fil')
    expect(
      await errorText(
        said('This is already paid.', { code: 'PAYMENT_ALREADY_PAID' })
      )
    ).toBe(i18n.getResource('fil', 'errors.staff', 'PAYMENT_ALREADY_PAID'))
    expect(await errorText(said('Not valid.', { code: 'INVALID' }))).toBe(
      i18n.getResource('fil', 'errors', 'INVALID')
    )
  })
})

it('An error counts as offline only without any answer', async () => {
  expect(isOffline(lost())).toBe(true)
  expect(isOffline(lost({ statusCode: 500 }))).toBe(false)
  expect(isOffline(said('No'))).toBe(false)
  expect(await errorText(lost())).toBe(i18n.t('errors:OFFLINE'))
})

it('Invalid input is shown at its fields, translated by code where there is one', () => {
  const error = said('Errors prevented this form from being saved', {
    code: 'BAD_USER_INPUT',
    properties: {
      messages: { name: ['As the api says it'], slug: ['Only here'] },
      codes: { name: 'REQUIRED' },
    },
  })
  expect(isBadUserInput(error)).toBe(true)
  expect(fieldErrors(error)).toEqual({
    name: 'Please fill this in.',
    slug: 'Only here',
  })
  expect(fieldErrors(undefined)).toEqual({})
})

it('Code and reference are read from the first error', () => {
  const error = said('No', { code: 'FORBIDDEN', requestId: 'req-7' })
  expect([errorCode(error), referenceOf(error)]).toEqual(['FORBIDDEN', 'req-7'])
  expect([errorCode(null), referenceOf(null)]).toEqual([undefined, undefined])
})
