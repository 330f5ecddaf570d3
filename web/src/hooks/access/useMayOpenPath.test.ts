import { mockCurrentUser, renderHook } from '@redwoodjs/testing/web'

import { useMayOpenPath } from './useMayOpenPath'

// In the shape of Redwood's router.
describe('whether a path may be opened', () => {
  it.each([
    ['/products', true],
    ['/products?page=2#rows', true],
    ['/products/7', true],
    // The page for a new product has a flag of its own; a product with the id "new" does not exist.
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
