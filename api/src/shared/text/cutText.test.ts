import { cutStart, cutText } from './cutText'

test.each([
  ['Peña', 9, 'Peña', 'Peña'],
  ['Peña', 4, 'Peña', 'Peña'],
  ['abcdef', 3, 'abc', 'def'],
  ['ab😀cd', 3, 'ab', 'cd'],
  ['ab😀cd', 4, 'ab😀', '😀cd'],
  ['a🇵🇭b', 3, 'a', 'b'],
  ['a👩‍👩‍👧b', 5, 'a', 'b'],
  ['nn\u0303n', 2, 'n', 'n'],
  ['a\r\nb', 2, 'a', 'b'],
  ['', 5, '', ''],
  ['abc', 0, '', ''],
])('%j cut to %d is %j, or %j from its end', (text, most, first, last) => {
  expect(cutText(text, most)).toBe(first)
  expect(cutStart(text, most)).toBe(last)
})

test('Text of ten million characters is cut at once', () => {
  expect(cutText('😀'.repeat(5_000_000), 101)).toHaveLength(100)
})
