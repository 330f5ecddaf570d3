import { ApolloError, useQuery } from '@apollo/client'

import { renderHook } from '@redwoodjs/testing/web'

import { useQueryKeepingRows } from './useQueryKeepingRows'

jest.mock('@apollo/client', () => ({
  ...jest.requireActual('@apollo/client'),
  useQuery: jest.fn(),
}))

const lost = new ApolloError({ networkError: new TypeError('Failed to fetch') })
const answered = new ApolloError({
  networkError: Object.assign(new Error('No'), { statusCode: 503 }) as never,
})

const ask = (result: object, context?: object) => {
  ;(useQuery as jest.Mock).mockReturnValue(result)
  return renderHook(() => useQueryKeepingRows({} as never, { context })).result
    .current
}

describe('a query of a page', () => {
  it.each([
    ['a lost network keeps the data', { data: 1, error: lost }, 1, undefined],
    ['without data, it is a failure', { error: lost }, undefined, lost],
    [
      'an answer of the server is a failure',
      { data: 1, error: answered },
      1,
      answered,
    ],
  ])('%s', (_, result, data, error) => {
    const got = ask(result)
    expect([got.data, got.error]).toEqual([data, error])
  })

  it('keeps the rows of a table while the next ones load', () => {
    const result = { loading: true, previousData: 1 }
    expect(ask(result, { keepRows: true }).data).toBe(1)
    expect(ask(result).data).toBeUndefined()
  })
})
