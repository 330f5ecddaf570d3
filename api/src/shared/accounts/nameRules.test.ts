import { nameRefusal, requiredName } from './nameRules'

it.each([
  '',
  'Ma.Cristina',
  'J.P.Co',
  'Jr.Comia',
  'dela Cruz.Phillips',
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

it.each([
  'claim-prize.com',
  'Ana evil.example.PH now',
  'Go to win.xyz',
  'sulong-help。com',
])('%j is refused, because mail programs link it', (name) =>
  expect(nameRefusal(name)).toBe('NAME_INVALID')
)

it('61 characters are refused', () =>
  expect(nameRefusal('a'.repeat(61))).toBe('NAME_TOO_LONG'))

it.each(['', ' ', '\u200b\u200b', '\u3164', '\u2800\u00a0', '\u00ad'])(
  'Nothing can be seen of the name %j, so it is missing',
  (name) =>
    expect(requiredName('FIRST_NAME_REQUIRED')(name)).toBe(
      'FIRST_NAME_REQUIRED'
    )
)

it.each(['Ñ', 'محمد', '王', '한', 'Ann 🙂'])('%j is a name', (name) =>
  expect(requiredName('FIRST_NAME_REQUIRED')(name)).toBeNull()
)
