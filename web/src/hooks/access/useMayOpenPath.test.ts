import { mockCurrentUser, renderHook } from '@redwoodjs/testing/web'

import { useMayOpenPath } from './useMayOpenPath'

// In the shape of Redwood's router.
jest.mock('@redwoodjs/router', () => {
  const named =
    (path: string) =>
    (values: Record<string, string> = {}) =>
      path.replace(/{(\w+)}/g, (_, name) => values[name])
  return {
    ...jest.requireActual('@redwoodjs/router'),
    routes: {
      login: named('/login'),
      products: named('/products'),
      product: named('/products/{id}'),
      newProduct: named('/products/new'),
      editProduct: named('/products/{id}/edit'),
      viewLesson: named('/courses/my-courses/{courseId}/{lessonId}'),
      course: named('/courses/{id}'),
      viewCourses: named('/courses/my-courses'),
    },
  }
})

describe('whether a path may be opened', () => {
  it.each([
    ['/products', true],
    ['/products?page=2#rows', true],
    ['/products/7', true],
    // Checks the flag of this route, not that of a product called "new".
    ['/products/new', false],
    ['/products/7/edit', false],
    ['/courses/7', false],
    ['/courses/my-courses', true],
    ['/courses/my-courses/1/2', true],
    ['/login', true],
    ['/nowhere', true],
  ])('%s: %p', (path, may) => {
    mockCurrentUser({
      roles: ['coach'],
      pageAccess: { products: true },
      functionAccess: {},
    } as never)
    expect(renderHook(() => useMayOpenPath()).result.current(path)).toBe(may)
  })
})
