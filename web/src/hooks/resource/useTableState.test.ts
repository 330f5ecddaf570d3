import { act, renderHook } from '@redwoodjs/testing/web'

import { int } from 'src/hooks/browser/urlState'

import { useTableState, type TableList } from './useTableState'

const list: TableList = {
  columns: [{ key: 'name', sortable: true }, { key: 'note' }],
  filters: ['active', 'paid'],
  selects: [
    { name: 'status', words: ['PAUSED', 'past-due'] },
    {
      name: 'productId',
      parse: int,
      clears: ['funnelId'],
      useChoices: () => [],
    },
    { name: 'funnelId', useChoices: () => [] },
  ],
}

const open = (search: string, prefix?: string) => {
  window.history.pushState({}, '', `/products${search}`)
  return renderHook(() => useTableState({ ...list, statePrefix: prefix }))
}
const address = () => window.location.pathname + window.location.search

describe('the state of a table', () => {
  it.each([
    ['', { page: 1, perPage: 10 }],
    [
      '?page=3&sort=-name&q=ana&filter=active',
      { page: 3, perPage: 10, sort: 'NAME_DESC', q: 'ana', filter: 'ACTIVE' },
    ],
    ['?page=0', { page: 1, perPage: 10 }],
    ['?page=-2', { page: 1, perPage: 10 }],
    ['?page=2.9', { page: 2, perPage: 10 }],
    ['?page=two&q=', { page: 1, perPage: 10 }],
    ['?q=%26%3D%25', { page: 1, perPage: 10, q: '&=%' }],
    [
      '?status=past-due&productId=3&funnelId=abc',
      {
        page: 1,
        perPage: 10,
        status: 'PAST_DUE',
        productId: 3,
        funnelId: 'abc',
      },
    ],
    // Words that the table does not declare, and that the api's enums would refuse.
    ['?filter=nonsense&sort=-note&status=GONE', { page: 1, perPage: 10 }],
    ['?sort=nonsense&productId=three', { page: 1, perPage: 10 }],
  ])('is read from %s', (search, variables) => {
    expect(open(search).result.current.variables).toEqual(variables)
  })

  it('is written to the URL without default values', () => {
    const { result } = open('?t=1')
    act(() => result.current.setPage(4))
    expect(address()).toBe('/products?t=1&page=4')
    act(() => result.current.setPage(1))
    expect(address()).toBe('/products?t=1')
  })

  it.each<[string, (state: ReturnType<typeof useTableState>) => void, string]>([
    ['a search', (state) => state.setQ('a&b'), '?q=a%26b'],
    ['an order', (state) => state.setSort('-name'), '?q=x&sort=-name'],
    ['a filter', (state) => state.setFilter('active'), '?q=x&filter=active'],
    ['an empty search', (state) => state.setQ(''), ''],
    ['clearing', (state) => state.clear(), ''],
  ])('returns to the first page after %s', (_, change, search) => {
    const { result } = open('?page=5&q=x')
    act(() => change(result.current))
    expect(window.location.search).toBe(search)
  })

  it('adds a history entry per page, but not per keystroke', () => {
    const { result } = open('')
    const steps = window.history.length
    act(() => result.current.setQ('a'))
    act(() => result.current.setQ('an'))
    expect(window.history.length).toBe(steps)
    act(() => result.current.setPage(2))
    expect(window.history.length).toBe(steps + 1)
  })

  it('of a second table on the page has a prefix', () => {
    const { result } = open('?page=2&bills.page=3', 'bills')
    expect(result.current.page).toBe(3)
    act(() => result.current.setFilter('paid'))
    expect(address()).toBe('/products?page=2&bills.filter=paid')
  })

  it('keeps the choices of selects in the URL, and drops those that depend on a changed one', () => {
    const { result } = open('?page=3&productId=3&funnelId=abc&t=1')
    expect(result.current.isFiltered).toBe(true)
    const [status, product] = list.selects ?? []
    act(() => result.current.choose(status, 'PAUSED'))
    expect(window.location.search).toBe(
      '?productId=3&funnelId=abc&t=1&status=PAUSED'
    )
    act(() => result.current.choose(product, '4'))
    expect(window.location.search).toBe('?productId=4&t=1&status=PAUSED')
    act(() => result.current.clear())
    expect(window.location.search).toBe('?t=1')
    expect(result.current.isFiltered).toBe(false)
  })

  it.each([
    ['the table', '/products', '', 25],
    ['the table of another record', '/products/7/orders', '', 50],
    ['a second table of the page', '/products', 'bills', 10],
    ['a table with a number that is no choice', '/coupons', '', 10],
  ])('has the rows that this device chose for %s', (_, path, prefix, rows) => {
    localStorage.setItem(
      'table-rows',
      JSON.stringify({
        '/products': 25,
        '/products/{id}/orders': 50,
        '/coupons': 5000,
      })
    )
    window.history.pushState({}, '', path)
    const { result } = renderHook(() => useTableState({ statePrefix: prefix }))
    expect(result.current.variables).toMatchObject({ perPage: rows })
    localStorage.clear()
  })

  it('keeps a change that was made meanwhile', () => {
    const { result } = open('')
    const early = result.current
    act(() => result.current.setFilter('active'))
    act(() => early.setQ('ana'))
    expect(window.location.search).toBe('?filter=active&q=ana')
  })
})
