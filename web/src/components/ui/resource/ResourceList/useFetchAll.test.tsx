import { useApolloClient } from '@apollo/client'

import { renderHook } from '@redwoodjs/testing/web'

import { useFetchAll } from './useFetchAll'

jest.mock('@apollo/client', () => ({
  ...jest.requireActual('@apollo/client'),
  useApolloClient: jest.fn(),
}))

const QUERY = gql`
  query AllProducts($page: Int, $perPage: Int) {
    productsPage(page: $page, perPage: $perPage) {
      total
    }
  }
`

/** Mocks a list with `total` rows, which may shrink while it is read. */
const fetchAll = async (total: number, shrinksTo = total, bound = total) => {
  const query = jest.fn(async ({ variables: { page, perPage } }) => {
    const rows = Array.from(
      { length: page === 1 ? total : shrinksTo },
      (_, row) => row
    )
    return {
      data: {
        productsPage: {
          rows: rows.slice((page - 1) * perPage, page * perPage),
          total: Math.min(total, bound),
          isTotalCapped: total > bound,
        },
      },
    }
  })
  ;(useApolloClient as jest.Mock).mockReturnValue({ query })
  const { result } = renderHook(() =>
    useFetchAll<number>(QUERY, { q: 'ana', page: 7 })
  )
  return { rows: await result.current(), query }
}

describe('all rows of a table', () => {
  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('load %i rows in %i pages', async (total, pages) => {
    const { rows, query } = await fetchAll(total)
    expect(rows).toEqual(Array.from({ length: total }, (_, row) => row))
    expect(query).toHaveBeenCalledTimes(pages)
  })

  it('keep search and order, start at the first page, and bypass the cache', async () => {
    const { query } = await fetchAll(1)
    expect(query).toHaveBeenCalledWith({
      query: QUERY,
      variables: { q: 'ana', page: 1, perPage: 100 },
      fetchPolicy: 'no-cache',
    })
  })

  it('go on beyond a capped total', async () => {
    expect((await fetchAll(250, 250, 100)).rows).toHaveLength(250)
  })

  it('end even if rows disappear meanwhile', async () => {
    expect((await fetchAll(250, 100)).rows).toHaveLength(100)
  })
})
