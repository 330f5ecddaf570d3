import { useQueryKeepingRows } from 'src/hooks/data/useQueryKeepingRows'

import { freshQuery, tableQuery } from './cellQueries'

const mockUseQuery = jest.fn()
jest.mock('@apollo/client', () => ({
  ...jest.requireActual('@apollo/client'),
  useQuery: (...args: unknown[]) => mockUseQuery(...args),
}))

const rows = { products: ['old'] }
const fresh = { products: ['new'] }

const shown = (result: object, options?: object) => {
  mockUseQuery.mockReturnValue(result)
  return useQueryKeepingRows({} as never, options).data
}

describe('a table paged by the server', () => {
  const options = tableQuery({ page: 2 })

  it('requests its page, shows cached rows meanwhile, and reports that it is loading', () => {
    expect(options).toMatchObject({
      variables: { page: 2 },
      fetchPolicy: 'cache-and-network',
      notifyOnNetworkStatusChange: true,
    })
  })

  it.each([
    [
      'the last rows while the next come',
      { loading: true, previousData: rows },
      rows,
    ],
    [
      'the next rows once they are there',
      { loading: false, data: fresh, previousData: rows },
      fresh,
    ],
    [
      'nothing when nothing came',
      { loading: false, previousData: rows },
      undefined,
    ],
    ['nothing at first', { loading: true }, undefined],
  ])('shows %s', (_, result, data) => {
    expect(shown(result, options)).toBe(data)
  })

  it('is the only query that does so: the page of another record never shows the previous one', () => {
    expect(shown({ loading: true, previousData: rows }, {})).toBeUndefined()
    expect(shown({ loading: true, previousData: rows })).toBeUndefined()
  })
})

describe('a form', () => {
  it("starts from the server's current state", () => {
    expect(freshQuery({ id: 1 })).toEqual({
      variables: { id: 1 },
      fetchPolicy: 'network-only',
    })
  })
})
