import { pageBefore } from './pageBefore'

const site = 'https://sulong.example'

test.each([
  ['/courses/my-courses', '', '/courses/my-courses'],
  ['/a?code=1', `${site}/b`, '/a'],
  ['https://evil.example/a', `${site}/b`, '/b'],
  ['//evil.example', '', ''],
  [undefined, `${site}/checkout/x?email=ana`, '/checkout/x'],
  [undefined, 'https://evil.example/a', ''],
  [undefined, 'not an address', ''],
  [undefined, '', ''],
])('from=%j with referrer %j gives the page %j', (from, referrer, page) => {
  expect(pageBefore(from, referrer, site)).toBe(page)
})
