import { safeRedirect } from './safeRedirect'

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
  ])('sends %j home', (target) => {
    expect(safeRedirect(target, origin)).toBe('/')
  })
})
