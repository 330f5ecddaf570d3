import { compactNumber, distance, truncate } from './text'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [1_234, '1.2K'],
  [15_000, '15.0K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [2_500_000, '2.5M'],
  [1_234_567_890, '1234.6M'],
  [-1_500, '-1.5K'],
])('%i reads %s', (value, text) => {
  expect(compactNumber(value)).toBe(text)
})

test.each([
  ['Mabuhay', 7, 'Mabuhay'],
  ['Mabuhay', 6, 'Mabuha…'],
  ['Good day to you', 5, 'Good…'],
  ['🎉🎉🎉', 2, '🎉🎉…'],
  ['', 5, ''],
])('%p within %i characters is %p', (text, limit, expected) => {
  expect(truncate(text, limit)).toBe(expected)
})

test('150 characters are the default', () => {
  expect(truncate('x'.repeat(150))).toBe('x'.repeat(150))
  expect(truncate('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`)
})

test('Counts the letters that differ', () => {
  expect(distance('kitten', 'sitting')).toBe(3)
  expect(distance('', 'abc')).toBe(3)
})
