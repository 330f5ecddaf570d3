import {
  can,
  caps,
  functionFlags,
  pageFlags,
  roleIds,
  roleLabels,
} from './permissions'

const holder = (pages: string[] = [], functions: string[] = []) => ({
  pageAccess: Object.fromEntries(pages.map((flag) => [flag, true])),
  functionAccess: Object.fromEntries(functions.map((flag) => [flag, true])),
})

test.each([
  [holder([], ['course_create']), true],
  [holder(['newCourse'], ['lesson_create']), false],
  [null, false],
])('%j can create a course: %p', (currentUser, expected) => {
  expect(can(currentUser, 'course_create')).toBe(expected)
})

test('No flag or capability occurs twice', () => {
  for (const words of [roleIds, pageFlags, functionFlags, caps])
    expect(new Set<string>(words).size).toBe(words.length)
  expect(Object.keys(roleLabels)).toEqual([...roleIds])
})
