import { hasLongerList, isDeeperThan } from './jsonBounds'

const nested = (levels: number): unknown =>
  JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test.each([
  ['a text', 'x', false],
  ['nothing', null, false],
  ['three levels', { a: [{ b: 1 }] }, false],
  ['four levels', { a: [{ b: {} }] }, false],
  ['five levels', { a: [{ b: [1, 2] }] }, true],
  ['a hundred thousand levels', nested(100_000), true],
])('%s', (_, value, isDeeper) => {
  expect(isDeeperThan(3, value)).toBe(isDeeper)
})

const many = Array.from({ length: 4 }, (_, index) => index)

test.each([
  ['no list', { a: 1 }, false],
  ['three numbers', { ids: [1, 2, 3] }, false],
  ['four numbers', { input: { ids: many } }, true],
  ['four texts', [many.map(String)], true],
  ['four lists', { rows: many.map((each) => [each]) }, false],
  ['four objects', { rows: many.map((id) => ({ id })) }, false],
])('A list of %s', (_, value, isLonger) => {
  expect(hasLongerList(3, value)).toBe(isLonger)
})
