import { hiddenValue, inputOf, sentValue, type Field } from './field'

describe('the value that a form sends', () => {
  it.each([
    ['an optional text that is empty', { as: 'text' }, ' ', null],
    ['a required text that is empty', { as: 'text', required: true }, ' ', ''],
    ['a text that is never null', { as: 'richText', empty: '' }, '', ''],
    ['a text with spaces around it', { as: 'text' }, ' Ana ', 'Ana'],
    ['a password with a space', { as: 'password' }, ' ana', ' ana'],
    ['a stored file', { as: 'file' }, { id: 7, name: 'a.pdf', size: 1 }, 7],
    ['no file', { as: 'file' }, null, null],
    ['a number', { as: 'number' }, 0, 0],
  ] as const)('of %s', (_, field, value, sent) => {
    expect(sentValue(field, value)).toBe(sent)
  })

  it.each([
    ['text', { as: 'text' }, null],
    ['text that is never null', { as: 'text', empty: '' }, ''],
    ['switch', { as: 'switch' }, false],
    ['list of choices', { as: 'multichoice' }, []],
    ['number', { as: 'number' }, null],
  ] as const)('of a hidden %s', (_, field, sent) => {
    expect(hiddenValue(field)).toEqual(sent)
  })
})

it('A record that nobody has changed is sent as its form would send it', () => {
  type Input = { name: string; place?: string; url?: string; fileId?: number }
  const fields: Field<Input>[] = [
    { name: 'name', as: 'text', required: true },
    { name: 'place', as: 'text', when: ({ url }) => !url },
    { name: 'url', as: 'url' },
    { name: 'fileId', as: 'file' },
  ]
  const record = {
    id: 4,
    name: 'Class',
    place: 'Manila',
    url: 'https://a.example',
    fileId: { id: 9 },
  }
  expect(inputOf(fields, record)).toEqual({
    name: 'Class',
    place: null,
    url: 'https://a.example',
    fileId: 9,
  })
})
