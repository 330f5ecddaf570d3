import { plainMarks } from './plainMarks'

test.each([
  [
    'the marks of direction of a phone’s contacts',
    '\u202a+63 917 123 4567\u202c',
    '+63 917 123 4567',
  ],
  [
    'a zero-width space and a soft hyphen',
    'ana\u200b@exam\u00adple.com',
    'ana@example.com',
  ],
  [
    'spaces that do not break, and dashes',
    '0917\u00a0123\u20114567 \u2013 \u2212',
    '0917 123-4567 - -',
  ],
  ['wide digits and letters', '\uff10\uff19\uff11\uff17 \uff21', '0917 A'],
  ['a byte order mark', '\ufeffGC-1', 'GC-1'],
])('%s', (_, typed, plain) => {
  expect(plainMarks(typed)).toBe(plain)
})
