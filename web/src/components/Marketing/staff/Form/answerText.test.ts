import { answerCell, answerText } from './answerText'

import type { FieldType } from '$api/src/shared/marketing/forms/formFields'
import type { Answer } from '$api/src/shared/marketing/forms/formPath'

const options = [
  { value: 'va', label: { en: 'Assistant', fil: 'Katulong' } },
  { value: 'web', label: { en: 'Web', fil: '' } },
]
const words = { yes: 'Yes', no: 'No', file: 'File' }

it.each<[FieldType, Answer | undefined, string]>([
  ['shortText', 'Ana', 'Ana'],
  ['shortText', undefined, ''],
  ['single', 'va', 'Assistant'],
  ['single', 'gone', 'gone'],
  ['multi', ['va', 'web'], 'Assistant, Web'],
  ['multi', ['Red, dark', 'va', 'a "b"'], '"Red, dark", Assistant, "a ""b"""'],
  ['peso', 150_000, '₱1,500.00'],
  ['number', 0, '0'],
  ['yesNo', false, 'No'],
  ['file', 7, 'File'],
  ['date', '2026-11-24', 'Nov 24, 2026'],
  [
    'address',
    { street: '', city: 'Cebu City', province: 'Cebu' },
    'Cebu City, Cebu',
  ],
])('the answer of a %s, %p, reads %j', (type, answer, expected) => {
  expect(answerText({ type, options }, answer, 'en', words)).toBe(expected)
})

it('Labels are in the reader’s language', () => {
  expect(
    answerText({ type: 'multi', options }, ['va', 'web'], 'fil', words)
  ).toBe('Katulong, Web')
})

it.each<[FieldType, Answer, string | number]>([
  ['number', -5, -5],
  ['peso', 150_050, 1500.5],
  ['rating', 4, 4],
  ['date', '2026-11-24', '2026-11-24'],
  ['file', 7, 'File'],
  ['single', 'va', 'Assistant'],
  ['yesNo', true, 'Yes'],
])('the answer of a %s, %p, is %j in a file', (type, answer, expected) => {
  expect(answerCell({ type, options }, answer, 'en', words)).toBe(expected)
})
