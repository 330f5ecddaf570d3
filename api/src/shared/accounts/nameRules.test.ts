import { nameRefusal } from './nameRules'

it.each([
  '',
  'Ma.Cristina',
  "O'Hara-dela Cruz, Jr.",
  'José Ñuñez',
  'Ana / Ben',
  'a'.repeat(60),
  ` ${'a'.repeat(60)} `,
])('%j may be a name', (name) => expect(nameRefusal(name)).toBeNull())

it.each(
  [
    'Claim your prize at https://evil.example/win now',
    'javascript://x',
    'WWW.evil.example',
    'go to evil.example/win',
    'ana@example.com',
    'Ana\nClick here',
    'Ana\r',
    'Ana\u2028Click',
    'A\0na',
    'Ana \u202egnp',
  ].map((name) => [`x${name}x`])
)('%j is refused', (name) => expect(nameRefusal(name)).toBe('NAME_INVALID'))

it('61 characters are refused', () =>
  expect(nameRefusal('a'.repeat(61))).toBe('NAME_TOO_LONG'))
