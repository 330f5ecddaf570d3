import { act, renderHook } from '@redwoodjs/testing/web'

import { useColumnPreferences } from './useColumnPreferences'

const columns = [
  { key: 'name', title: 'Name' },
  { key: 'price', title: 'Price' },
]
const open = (
  path: string,
  given: Parameters<typeof useColumnPreferences>[0] = columns,
  table?: Parameters<typeof useColumnPreferences>[1]
) => {
  window.history.pushState({}, '', path)
  return renderHook(() => useColumnPreferences(given, table)).result
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
    expect(result.current.mayHide('name')).toBe(false)
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

  it('of two tables at one address are independent', () => {
    const groups = { entity: 'community.accountability.group' }
    const people = { entity: 'community.accountability.participant' }
    const first = open('/challenge-groups', columns, groups)
    act(() => first.current.toggle('name'))
    const second = open('/challenge-groups', columns, people)
    expect(second.current.isVisible('name')).toBe(true)
    act(() => second.current.toggle('price'))
    const again = open('/challenge-groups', columns, groups).current
    expect(again.isVisible('name')).toBe(false)
    expect(again.isVisible('price')).toBe(true)
    const other = open('/challenge-groups', columns, people).current
    expect(other.isVisible('name')).toBe(true)
    expect(other.isVisible('price')).toBe(false)
  })

  it('that were stored before tables were told apart still count', () => {
    localStorage.setItem(
      'table-columns',
      JSON.stringify({
        '/products': [{ key: 'price', title: 'Price', isVisible: false }],
      })
    )
    const table = { entity: 'billing.product' }
    const result = open('/products', columns, table)
    expect(result.current.isVisible('price')).toBe(false)
    act(() => result.current.toggle('price'))
    expect(open('/products', columns, table).current.isVisible('price')).toBe(
      true
    )
  })

  it('keep the one that links to the record, even if it was hidden before', () => {
    localStorage.setItem(
      'table-columns',
      JSON.stringify({
        '/products': [{ key: 'name', title: 'Name', isVisible: false }],
      })
    )
    const { current } = open('/products', columns, { linked: 'name' })
    expect(current.isVisible('name')).toBe(true)
    expect(current.mayHide('name')).toBe(false)
    expect(current.mayHide('price')).toBe(true)
    act(() => current.toggle('name'))
    expect(stored()).toEqual({
      '/products': [{ key: 'name', title: 'Name', isVisible: false }],
    })
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
