import i18n from 'src/i18n'

import { asFormField, controlValue } from './answerField'

import type { FieldType } from '$api/src/shared/marketing/forms/formFields'
import { schemaOf } from '$api/src/shared/marketing/forms/testForm'

const limitOf = (field: object) => {
  const [first] = schemaOf({ key: 'a', ...field }).fields
  return asFormField({ field: first, isNeeded: false }, String as never, 'en')
    .max
}

it.each([
  [{ type: 'rating' }, 5],
  [{ type: 'scale' }, 10],
  [{ type: 'scale', max: 7 }, 7],
  [{ type: 'number' }, undefined],
  [{ type: 'peso' }, undefined],
])('%j has %s steps', (field, steps) => {
  expect(limitOf(field)).toBe(steps)
})

it.each<[FieldType, unknown, unknown]>([
  ['shortText', undefined, ''],
  ['number', undefined, null],
  ['number', 3, 3],
  ['multi', undefined, []],
  ['consent', undefined, false],
  ['address', undefined, null],
  ['yesNo', false, 0],
  ['yesNo', undefined, null],
  ['file', 7, { id: 7, name: 'Your file', size: 0 }],
])(
  'the control of a %s begins with the answer %p as %p',
  (type, answer, value) => {
    expect(controlValue({ type }, answer, 'Your file')).toEqual(value)
  }
)

it.each<[object, unknown, string]>([
  [{ type: 'shortText' }, '', 'a is required'],
  [{ type: 'shortText', min: 5 }, 'four', 'a is too short'],
  [{ type: 'shortText', max: 3 }, 'four', 'a is too long'],
  [{ type: 'number', min: 2 }, 1, 'a is too low'],
  [{ type: 'number', max: 2 }, 3, 'a is too high'],
  [{ type: 'peso' }, 1.5, 'a is not valid'],
  [{ type: 'mobile' }, '12', 'Invalid mobile number!'],
])('of %j the answer %p says "%s"', async (field, answer, text) => {
  await i18n.loadNamespaces(['errors', 'marketing.forms'])
  const [first] = schemaOf({ key: 'a', ...field }).fields
  const { validation } = asFormField(
    { field: first, isNeeded: true },
    i18n.t as never,
    'en'
  )
  expect(validation?.(answer as never, {})).toBe(text)
})
