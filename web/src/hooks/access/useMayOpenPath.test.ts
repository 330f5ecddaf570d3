import { mockCurrentUser, renderHook } from '@redwoodjs/testing/web'

import { useMayOpenPath } from './useMayOpenPath'

// In the shape of Redwood's router.
describe('whether a path may be opened', () => {
  it.each([
    ['/products', true],
    ['/products?page=2#rows', true],
    ['/products/7', true],
    // The form for a new product needs its own flag, not the flag of a product's page.
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
