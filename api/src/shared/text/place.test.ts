import { isPath, isPlace } from './place'

it.each([
  '/freelance-kickstart',
  '/a?b=c#d',
  'https://example.com/x',
  'https://example.com/@ana',
])('%s is accepted', (address) => expect(isPlace(address)).toBe(true))

it.each([
  '',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'http://example.com',
  'https://own.example@evil.example',
  'https://own.example\\@evil.example',
  ' https://example.com',
  'data:text/html,x',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x',
  'https://',
  'https://:x@evil.example',
])('%j is refused', (address) => expect(isPlace(address)).toBe(false))

it('A path of this site is accepted', () => {
  expect(isPath('/x')).toBe(true)
  expect(isPath('https://example.com')).toBe(false)
})
