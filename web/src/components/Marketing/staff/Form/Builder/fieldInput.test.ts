import { asInput, fromInput, linesOf, optionsOf } from './fieldInput'

import type { FormField } from '$api/src/shared/marketing/forms/formFields'

const option = (value: string, en: string, fil = '') => ({
  value,
  label: { en, fil },
})

const field: FormField = {
  key: 'job',
  type: 'single',
  label: { en: 'Your job', fil: 'Trabaho mo' },
  help: { en: '', fil: '' },
  isRequired: true,
  options: [option('va', 'Assistant', 'Katulong'), option('web', 'Web')],
  min: null,
  max: null,
  rules: [],
  profile: null,
}

it('Options are lines with both languages', () => {
  expect(linesOf(field.options)).toBe('Assistant | Katulong\nWeb')
})

it('An option keeps its value while its English text stays', () => {
  expect(
    optionsOf('Web | Sa web\n\nNew one |Bago\n123\n???', field.options)
  ).toEqual([
    option('web', 'Web', 'Sa web'),
    option('new_one', 'New one', 'Bago'),
    option('n123', '123'),
    option('option_4', '???'),
  ])
})

it('A field that is edited keeps its key, and a new one gets a free one', () => {
  const input = asInput(field)
  expect(fromInput({ ...input, label: 'Work' }, field, ['job'])).toEqual({
    ...field,
    label: { en: 'Work', fil: 'Trabaho mo' },
  })
  const keyOf = (label: string, taken: string[]) =>
    fromInput({ ...input, label }, undefined, taken).key
  expect(keyOf('Your job', [])).toBe('your_job')
  expect(keyOf('Your job', ['your_job', 'your_job_2'])).toBe('your_job_3')
  expect(keyOf('???', [])).toBe('single')
})

it('An option keeps its value when its text is corrected', () => {
  expect(optionsOf('Asistant | Katulong\nWeb', field.options)).toEqual([
    option('va', 'Asistant', 'Katulong'),
    option('web', 'Web'),
  ])
})

it('Options of the sex in the profile have its values', () => {
  const input = { ...asInput(field), options: 'Female | Babae\nMale | Lalaki' }
  expect(
    fromInput({ ...input, profile: 'sex' }, field, []).options.map(
      ({ value }) => value
    )
  ).toEqual(['Female', 'Male'])
})
