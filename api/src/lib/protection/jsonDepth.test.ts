import { isDeeperThan } from './jsonDepth'

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
