import { changedFields } from './changedFields'

const lines = (before: unknown, after: unknown) =>
  changedFields(before, after).map(
    ({ field, before: was, after: became }) => `${field}: ${was} → ${became}`
  )

test.each([
  ['nothing', null, null, []],
  ['what came', null, { title: 'New' }, ['title: null → New']],
  ['what went', { title: 'Old' }, undefined, ['title: Old → null']],
  [
    'what changed, and not what stayed',
    { title: 'Old', status: 'DRAFT' },
    { title: 'New', status: 'DRAFT' },
    ['title: Old → New'],
  ],
  ['a list', { ids: [] }, { ids: [1, 2] }, ['ids: null → 1, 2']],
  ['what is inside', null, { of: { a: 1 } }, ['of: null → {"a":1}']],
  [
    'no and none',
    { paid: false },
    { paid: true, note: '' },
    ['paid: false → true'],
  ],
  ['a bare value', 1, 2, ['value: 1 → 2']],
])('tells %s', (_, before, after, expected) => {
  expect(lines(before, after)).toEqual(expected)
})
