import { folded } from './foldLines'

const unfolded = (text: string) => text.replace(/\r\n /g, '')

test.each([
  ['a short line', 'SUMMARY:Call'],
  ['an escape at every place of the fold', `SUMMARY:${'\\n'.repeat(80)}`],
  ['an escape after one letter', `SUMMARY:a${'\\,'.repeat(80)}`],
  ['characters of four octets', `SUMMARY:ab${'😀'.repeat(60)}`],
  ['characters of two octets', `SUMMARY:${'ñ'.repeat(200)}`],
  ['an escape that was divided', 'DESCRIPTION:one\\\r\n ntwo'],
])('Folds %s', (_, text) => {
  const lines = folded(text).split('\r\n')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/(^|[^\\])(\\\\)*\\$/)
    expect(line).not.toMatch(/\p{Cs}/u)
  }
  expect(unfolded(folded(text))).toBe(unfolded(text))
})
