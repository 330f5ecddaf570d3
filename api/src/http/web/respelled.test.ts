import { decodable, respelled } from './respelled'

const routes: [string, RegExp][] = [
  ['freeLessons', /^\/free-lessons$/],
  ['checkout', /^\/checkout\/[^/]+$/],
  ['viewForm', /^\/form\/[^/]+$/],
  ['profile', /^\/profile\/[^/]+$/],
  ['slug', /^\/[^/]+$/],
  ['affLink', /^\/[^/]+\/[^/]+$/],
]
const routeNameAt = (pathname: string) =>
  routes.find(([, pattern]) => pattern.test(pathname))?.[0]

test.each([
  ['/FREE-LESSONS', '/free-lessons'],
  ['/Checkout/Kickstart', '/checkout/kickstart'],
  ['/checkout/Kickstart', '/checkout/kickstart'],
  ['/form/Journey-Form', '/form/journey-form'],
  ['/free-lessons.', '/free-lessons'],
  ['/free-lessons)."', '/free-lessons'],
  ['/free-lessons%E2%80%8B', '/free-lessons'],
  ['/free-lessons%20', '/free-lessons'],
  ['/free-lessons%E2%80%9D', '/free-lessons'],
  ['/checkout/kickstart!', '/checkout/kickstart'],
])('The address %s leads to %s', (pathname, meant) => {
  expect(respelled(pathname, routeNameAt)).toBe(meant)
})

test.each(['/free-lessons', '/Kickstart', '/Wena/Summer', '/profile/ANA-1'])(
  'The address %s stays as it is',
  (pathname) => {
    expect(respelled(pathname, routeNameAt)).toBeNull()
  }
)

test.each([
  ['/sale-50%', '/sale-50%25'],
  ['/sale-50%off?utm_source=fb', '/sale-50%25off?utm_source=fb'],
  ['/profile/%E0%A4%A', '/profile/%25E0%25A4%25A'],
  ['/ni%C3', '/ni%25C3'],
  ['/%/ni%C3%B1o', '/%25/ni%C3%B1o'],
  ['//evil.example/%', null],
  ['/\\evil.example/%', null],
  ['/api/uploads/%', null],
])('The address %s, which cannot be decoded, means %s', (url, meant) => {
  expect(decodable(url)).toBe(meant)
})
