import { returnPath, safeRedirect } from './safeRedirect'

const origin = 'https://sulong.example'

describe('safeRedirect', () => {
  it.each([
    '/',
    '/account?q=billings',
    '/courses/my-courses/1#notes',
    '/a?next=//b',
  ])('keeps %s', (path) => {
    expect(safeRedirect(path, origin)).toBe(path)
  })

  it.each([
    undefined,
    null,
    '',
    'account',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '/\r\nevil',
    'https://evil.example',
    'javascript:alert(1)',
    '@evil.example',
    '\\\\evil.example',
    ' //evil.example',
    ['/account'],
  ])('replaces %j by the home page', (target) => {
    expect(safeRedirect(target, origin)).toBe('/')
  })
})

describe('two hundred redirects to other sites', () => {
  const hosts = [
    'evil.example',
    'evil.example/account',
    'evil.example%2f@sulong.example',
    'sulong.example.evil.example',
    'sulong.example@evil.example',
    '%65vil.example',
    '\u200bevil.example',
    'evil\u3002example',
    '[::1]',
    '0x7f000001',
  ]
  const starts = [
    '//',
    '///',
    '////',
    '/\\',
    '\\/',
    '\\\\',
    '/\t/',
    '/\n/',
    '/\r\n/',
    '/\0/',
    '/./',
    '/.//',
    '/..//',
    '/x/..//',
    '/%2e%2e//',
    'https://',
    'HTTPS:\\\\',
    'https:',
    'http:///',
    'ftp://',
    '@',
    ':@',
    'javascript://',
    'data:text/html,//',
    ' //',
    '\u00a0//',
    '\ufeff//',
    '\u2028//',
  ]
  const payloads = [
    ...hosts.flatMap((host) => starts.map((start) => start + host)),
    'javascript:alert(1)',
    'jAvAsCrIpT:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/1',
    '/\r\nLocation: https://evil.example',
    '/\u007f/evil.example',
  ]

  it('are at least two hundred', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(200)
  })

  it.each(payloads)('stay on this site: %j', (payload) => {
    for (const target of [payload, encodeURI(payload), `${payload}?x=//y`]) {
      const path = safeRedirect(target, origin)
      // Resolves the path as the browser does, and as a router does that prepends the origin.
      for (const address of [new URL(path, origin), new URL(origin + path)])
        expect(address.origin).toBe(origin)
      expect(path).toMatch(/^\/(?![/\\])/)
    }
  })
})

const arrived = { pathname: '/lessons/5', search: '?at=1', hash: '#notes' }

test.each([
  ['/lessons/5?at=1', '/lessons/5?at=1#notes'],
  // It has a fragment of its own.
  ['/lessons/5?at=1#files', '/lessons/5?at=1#files'],
  ['/lessons/5', '/lessons/5'],
  ['/other', '/other'],
  ['//evil.example/lessons/5?at=1', '/'],
  [undefined, '/'],
])('After signing in, %s leads to %s', (redirectTo, path) => {
  expect(returnPath(redirectTo, arrived)).toBe(path)
})
