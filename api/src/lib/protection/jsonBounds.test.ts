import { readJson } from './jsonBounds'

const BOUNDS = { levels: 3, entries: 3 }

const nested = (levels: number): unknown =>
  JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test.each([
  ['a text', 'x', undefined],
  ['nothing', null, undefined],
  ['three levels', { a: [{ b: 1 }] }, undefined],
  ['four levels', { a: [{ b: {} }] }, undefined],
  ['five levels', { a: [{ b: [1, 2] }] }, 'levels'],
  ['a hundred thousand levels', nested(100_000), 'levels'],
])('The depth of %s', (_, value, broken) => {
  expect(readJson(value, BOUNDS).broken).toBe(broken)
})

const many = Array.from({ length: 4 }, (_, index) => index)

test.each([
  ['no list', { a: 1 }, undefined],
  ['three numbers', { ids: [1, 2, 3] }, undefined],
  ['four numbers', { input: { ids: many } }, 'entries'],
  ['four texts', [many.map(String)], 'entries'],
  ['four lists', { rows: many.map((each) => [each]) }, undefined],
  ['four objects', { rows: many.map((id) => ({ id })) }, undefined],
])('A list of %s', (_, value, broken) => {
  expect(readJson(value, BOUNDS).broken).toBe(broken)
})

test.each([
  ['plain texts', { a: ['x', 'ñ 🎉'] }, true],
  ['a NUL', { a: { b: 'x\0' } }, false],
  ['half an emoji before a whole text', ['\ud83c', 'x'], false],
])('Texts with %s', (_, value, isAllStorable) => {
  expect(readJson(value, BOUNDS)).toEqual({ isAllStorable })
})
