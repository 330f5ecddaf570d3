import { isTin } from './tin'

test.each([
  ['123-456-789', true],
  ['123456789000', true],
  ['123 456 789 00000', true],
  ['123\u2011456\u2011789', true],
  ['---------', false],
  ['1234 - 5 - 6', false],
  ['123-456-78', false],
  ['123-456-789-000000', false],
  ['N/A', false],
])('Whether %j can be a TIN: %s', (text, may) => {
  expect(isTin(text)).toBe(may)
})
