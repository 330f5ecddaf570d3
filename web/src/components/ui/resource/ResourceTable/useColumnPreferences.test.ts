import { act, renderHook } from '@redwoodjs/testing/web'

import { useColumnPreferences } from './useColumnPreferences'

const columns = [
  { key: 'name', title: 'Name' },
  { key: 'price', title: 'Price' },
]
const open = (path: string, given = columns) => {
  window.history.pushState({}, '', path)
  return renderHook(() => useColumnPreferences(given)).result
}
const stored = () => JSON.parse(localStorage.getItem('table-columns') ?? 'null')

describe('the columns of a table', () => {
  it("all show until one is hidden, which is stored per path under the spec's key", () => {
    const result = open('/products')
    act(() => result.current.toggle('price'))
    expect(result.current.isVisible('price')).toBe(false)
    expect(stored()).toEqual({
      '/products': [
        { key: 'name', title: 'Name', isVisible: true },
        { key: 'price', title: 'Price', isVisible: false },
      ],
    })
    expect(open('/products').current.isVisible('price')).toBe(false)
    expect(open('/courses').current.isVisible('price')).toBe(true)
  })

  it('keep at least one visible', () => {
    const result = open('/products')
    act(() => result.current.toggle('price'))
    expect(result.current.mayHide).toBe(false)
    act(() => result.current.toggle('name'))
    expect(result.current.isVisible('name')).toBe(true)
    act(() => result.current.toggle('price'))
    expect(result.current.isVisible('price')).toBe(true)
  })

  it('are hidden at first if they are secondary', () => {
    const given = [...columns, { key: 'slug', title: 'Slug', secondary: true }]
    const result = open('/products', given)
    expect(result.current.isVisible('slug')).toBe(false)
    act(() => result.current.toggle('slug'))
    expect(open('/products', given).current.isVisible('slug')).toBe(true)
  })

  it('of another path stay unchanged', () => {
    const products = open('/products')
    const other = {
      '/courses': [{ key: 'name', title: 'Name', isVisible: false }],
    }
    localStorage.setItem('table-columns', JSON.stringify(other))
    act(() => products.current.toggle('price'))
    expect(stored()).toMatchObject(other)
  })

  it.each([
    '{',
    '7',
    '{"/products":{"key":"name"}}',
    '{"/products":[{"key":"gone","isVisible":false}]}',
  ])('all show when the storage holds %s', (rubbish) => {
    localStorage.setItem('table-columns', rubbish)
    const { current } = open('/products')
    expect(current.preferences.map(({ isVisible }) => isVisible)).toEqual([
      true,
      true,
    ])
  })
})
