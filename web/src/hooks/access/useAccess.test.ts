import { mockCurrentUser, renderHook } from '@redwoodjs/testing/web'

import { useAccess } from './useAccess'

const access = (pageAccess: object = {}, functionAccess: object = {}) => {
  mockCurrentUser({ roles: ['coach'], pageAccess, functionAccess } as never)
  return renderHook(() => useAccess()).result.current
}

describe('the pages a user may open', () => {
  it.each([
    ['a page with its flag', 'products', { products: true }, {}, true],
    ['a page without its flag', 'products', { courses: true }, {}, false],
    [
      'a flag that is truthy but not true',
      'products',
      { products: 'yes' },
      {},
      false,
    ],
    [
      'a page by its function',
      'paymentTerms',
      {},
      { 'payment-term_create': true },
      true,
    ],
    ['a page by its capability', 'outbox', {}, { readOutbox: true }, true],
    ['an administrator’s page', 'outbox', { products: true }, {}, false],
    ['a page without a flag', 'viewCourses', {}, {}, true],
    ['a public page', 'login', {}, {}, true],
    ['a page named like an object property', 'constructor', {}, {}, true],
  ])('%s', (_, route, pages, functions, may) => {
    expect(access(pages, functions).mayOpen(route)).toBe(may)
  })

  it('Visitors may open public pages only', () => {
    mockCurrentUser(null)
    const { mayOpen, can } = renderHook(() => useAccess()).result.current
    expect(['home', 'viewCourses', 'products', 'login'].map(mayOpen)).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(can('product_create')).toBe(false)
  })
})

it('A function is allowed to users who hold it', () => {
  const { can } = access(
    { products: true },
    { product_create: true, course_create: false }
  )
  expect([
    can('product_create'),
    can('course_create'),
    can('approvePayment'),
  ]).toEqual([true, false, false])
})
