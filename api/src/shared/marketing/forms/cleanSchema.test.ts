import fc from 'fast-check'

import { cleanSchema, isSchema } from './cleanSchema'
import { fieldTypes, formText } from './formFields'
import { optionsOf, schemaOf } from './testForm'

describe('a submitted schema', () => {
  it('keeps known fields with known properties only', () => {
    expect(
      cleanSchema({
        fields: [
          {
            key: 'goal',
            type: 'shortText',
            label: { en: 'Your goal', fil: 'Layunin mo', de: 'Ziel' },
            isRequired: true,
            max: 50,
            html: '<script>',
          },
          { key: 'x', type: 'script' },
          'no field',
        ],
        owner: 1,
      })
    ).toEqual({
      fields: [
        {
          key: 'goal',
          type: 'shortText',
          label: { en: 'Your goal', fil: 'Layunin mo' },
          help: { en: '', fil: '' },
          isRequired: true,
          options: [],
          min: null,
          max: 50,
          rules: [],
          profile: null,
        },
      ],
    })
  })

  it('gives each field and each option a key of its own', () => {
    const { fields } = schemaOf(
      { key: 'a', type: 'single', options: optionsOf('x', 'x') },
      { key: 'a', type: 'date' },
      { key: 'constructor', type: 'email' },
      { key: '2 bad', type: 'email' }
    )
    expect(fields.map(({ key }) => key)).toEqual([
      'a',
      'a_2',
      'email',
      'email_2',
    ])
    expect(fields[0].options.map(({ value }) => value)).toEqual(['x', 'x_2'])
  })

  it.each<[string, object, object]>([
    ['a jump of a field', { type: 'date' }, { effect: 'jump', to: 'b' }],
    ['a show rule of a page break', { type: 'pageBreak' }, { effect: 'show' }],
    ['a required section', { type: 'section' }, { effect: 'require' }],
    [
      'an unknown operator',
      { type: 'date' },
      { effect: 'show', operator: '=' },
    ],
  ])('drops %s', (_, field, rule) => {
    const { fields } = schemaOf({
      key: 'a',
      ...field,
      rules: [{ when: 'b', operator: 'isFilled', ...rule }],
    })
    expect(fields[0].rules).toEqual([])
  })

  it('requires a consent always, and fills the profile only by a field of its kind', () => {
    const { fields } = schemaOf(
      { key: 'a', type: 'consent' },
      { key: 'b', type: 'date', profile: 'birthdate' },
      { key: 'c', type: 'date', profile: 'mobileNumber' }
    )
    expect(
      fields.map(({ isRequired, profile }) => [isRequired, profile])
    ).toEqual([
      [true, null],
      [false, 'birthdate'],
      [false, null],
    ])
  })

  it('is unchanged when it is cleaned again, whatever it was', () => {
    const field = fc.record(
      {
        key: fc.string(),
        type: fc.constantFrom(...fieldTypes, 'other'),
        label: fc.anything(),
        options: fc.anything(),
        rules: fc.array(fc.anything()),
        min: fc.anything(),
      },
      { requiredKeys: ['type'] }
    )
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const once = cleanSchema({ fields })
        expect(cleanSchema(once)).toEqual(once)
      })
    )
  })

  it.each([
    [null, false],
    [{}, false],
    [{ fields: [] }, true],
    [{ fields: ['x'.repeat(200_001)] }, false],
  ])('%# is recognised by its list of fields and its size', (raw, expected) => {
    expect(isSchema(raw)).toBe(expected)
  })
})

it.each([
  ['en', 'Goal'],
  ['fil', 'Layunin'],
] as const)('a text is read in %s', (lang, expected) => {
  expect(formText({ en: 'Goal', fil: 'Layunin' }, lang)).toBe(expected)
  expect(formText({ en: 'Goal', fil: ' ' }, lang)).toBe('Goal')
})
