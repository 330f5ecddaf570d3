import { mayCreate } from './createFlags'

const holder = (pages: string[], functions: string[]) => ({
  pageAccess: Object.fromEntries(pages.map((flag) => [flag, true])),
  functionAccess: Object.fromEntries(functions.map((flag) => [flag, true])),
})

test.each([
  // pages, functions → the button of the list shows
  [['courses', 'newCourse'], ['course_create'], true],
  [['courses', 'newCourse'], [], false],
  [['courses'], ['course_create'], false],
])('With %j and %j a course may be created: %p', (pages, functions, shows) => {
  expect(mayCreate('newCourse', holder(pages, functions))).toBe(shows)
})
