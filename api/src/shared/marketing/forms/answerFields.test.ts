import { answerFields, askedIn } from './answerFields'
import { schemaOf } from './testForm'

const city = (...options: string[]) => ({
  key: 'city',
  type: 'single',
  options: options.map((en) => ({
    value: en === 'Davao' ? 'cebu' : en.toLowerCase(),
    label: { en, fil: '' },
  })),
})

const versions = [
  { number: 4, schema: schemaOf(city('Manila', 'Davao')) },
  { number: 3, schema: schemaOf(city('Manila')) },
  {
    number: 2,
    schema: schemaOf(city('Manila', 'Cebu'), {
      key: 'gone',
      type: 'shortText',
    }),
  },
  { number: 1, schema: schemaOf(city('Manila', 'Cebu')) },
]

it('Has the fields of all versions once', () => {
  expect(answerFields(versions).map(({ key }) => key)).toEqual(['city', 'gone'])
})

it.each([
  [4, 'Davao'],
  [3, undefined],
  [2, 'Cebu'],
  [1, 'Cebu'],
])(
  'An answer to version %s has the label that it had there: %s',
  (version, label) => {
    const [field] = answerFields(versions)
    expect(
      askedIn(field, version).options.find(({ value }) => value === 'cebu')
        ?.label.en
    ).toBe(label)
  }
)

it('An answer is read by the kind that its field had when it was asked', () => {
  const [field] = answerFields([
    { number: 2, schema: schemaOf({ key: 'pay', type: 'peso' }) },
    { number: 1, schema: schemaOf({ key: 'pay', type: 'number' }) },
  ])
  expect(askedIn(field, 2).type).toBe('peso')
  expect(askedIn(field, 1).type).toBe('number')
})
