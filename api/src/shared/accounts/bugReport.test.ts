import { BUG_TEXT_CHARACTERS, pagePathOf } from './bugReport'

test.each([
  ['/courses/my-courses/4', '/courses/my-courses/4'],
  ['/reset-password?resetToken=secret#x', '/reset-password'],
  ['/a/../b', '/b'],
  ['/', '/'],
  ['https://evil.example/a', ''],
  ['//evil.example/a', ''],
  ['/\\evil.example', ''],
  ['/.//evil.example', ''],
  ['javascript:alert(1)', ''],
  ['/a\nb', ''],
  ['courses', ''],
  [null, ''],
])('%j is the page %j', (text, path) => {
  expect(pagePathOf(text)).toBe(path)
})

test('A path is truncated like every text', () => {
  expect(pagePathOf(`/${'a'.repeat(9_000)}`)).toHaveLength(BUG_TEXT_CHARACTERS)
})
