import { changedFields } from './changedFields'

const lines = (before: unknown, after: unknown) =>
  changedFields(before, after).map(
    ({ field, before: was, after: became }) => `${field}: ${was} → ${became}`
  )

test.each([
  ['no values', null, null, []],
  ['an added field', null, { title: 'New' }, ['title: null → New']],
  ['a removed field', { title: 'Old' }, undefined, ['title: Old → null']],
  [
    'a changed field without the unchanged one',
    { title: 'Old', status: 'DRAFT' },
    { title: 'New', status: 'DRAFT' },
    ['title: Old → New'],
  ],
  ['a list', { ids: [] }, { ids: [1, 2] }, ['ids: null → 1, 2']],
  ['a nested object', null, { of: { a: 1 } }, ['of: null → {"a":1}']],
  [
    'false as a value, but not an empty text',
    { paid: false },
    { paid: true, note: '' },
    ['paid: false → true'],
  ],
  ['a bare value', 1, 2, ['value: 1 → 2']],
])('Changed fields: %s', (_, before, after, expected) => {
  expect(lines(before, after)).toEqual(expected)
})
