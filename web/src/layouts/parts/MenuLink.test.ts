import { isWithin } from './MenuLink'

const paths: Record<string, string> = {
  home: '/',
  stages: '/stages',
  manageStage: '/stages/manage-stage',
  courses: '/courses',
  viewCourses: '/courses/my-courses',
}
jest.mock('src/hooks/access/useMenu', () => ({
  pathTo: (route: string) => paths[route],
}))

it.each([
  ['/stages/3/edit', ['stages']],
  ['/stages/manage-stage', ['manageStage']],
  ['/stages/my-stage', []],
  ['/courses/7', ['courses']],
  ['/courses/my-courses', ['viewCourses']],
  ['/courses/my-courses/7/8', ['viewCourses']],
  ['/', ['home']],
])('On the page %s the menu marks %j', (pathname, marked) => {
  expect(
    Object.keys(paths).filter((route) => isWithin(pathname, { route }))
  ).toEqual(marked)
})
