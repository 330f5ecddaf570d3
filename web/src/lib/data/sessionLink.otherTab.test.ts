import {
  ApolloLink,
  execute,
  Observable,
  type FetchResult,
} from '@apollo/client'

import { waitFor } from '@redwoodjs/testing/web'

import { reloadPage } from 'src/lib/browser/reloadPage'

import { setPageUser } from './pageSession'
import { sessionLink } from './sessionLink'

jest.mock('src/lib/browser/reloadPage', () => ({ reloadPage: jest.fn() }))
const mockForgetToken = jest.fn()
jest.mock('src/auth', () => ({ forgetToken: () => mockForgetToken() }))

const QUERY = gql`
  query Retried {
    stages {
      id
    }
  }
`

/** Mocks a server's answers one after the other; the last one repeats. */
const ask = (answers: (number | FetchResult)[]) => {
  let calls = 0
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = answers[Math.min(calls++, answers.length - 1)]
        if (typeof answer === 'number')
          return observer.error(
            Object.assign(new Error('refused'), { statusCode: answer })
          )
        observer.next(answer)
        observer.complete()
      })
  )
  return new Promise<{ calls: number; data?: unknown; status?: number }>(
    (resolve) =>
      execute(sessionLink.concat(server), { query: QUERY }).subscribe({
        next: ({ data }) => resolve({ calls, data }),
        error: ({ statusCode }) => resolve({ calls, status: statusCode }),
      })
  )
}

beforeEach(() => mockForgetToken.mockClear())

const stages = { data: { stages: [] } }

describe('a request that is answered with', () => {
  it.each<[string, (number | FetchResult)[], object, number]>([
    [
      '401 once is retried with a fresh token',
      [401, stages],
      { calls: 2, ...stages },
      1,
    ],
    ['401 again gives up', [401], { calls: 2, status: 401 }, 1],
    ['500 is not retried', [500], { calls: 1, status: 500 }, 0],
    ['data is not retried', [stages], { calls: 1, ...stages }, 0],
  ])('%s', async (_, answers, outcome, dropped) => {
    expect(await ask(answers)).toEqual(outcome)
    expect(mockForgetToken).toHaveBeenCalledTimes(dropped)
  })
})

describe('a request after somebody signed in in another tab', () => {
  const original = globalThis.fetch
  const signedIn = (id: number) => {
    globalThis.fetch = jest.fn().mockResolvedValue({
      json: async () => ({ data: { redwood: { currentUser: { id } } } }),
    })
  }
  beforeEach(() => setPageUser(7))
  afterEach(() => {
    setPageUser(undefined)
    globalThis.fetch = original
  })

  it('is retried for the same person', async () => {
    signedIn(7)
    expect(await ask([401, stages])).toEqual({ calls: 2, ...stages })
  })

  it('is never sent in the name of another person', async () => {
    signedIn(8)
    void ask([401, stages]).then(() => {
      throw new Error('The request was sent')
    })
    await waitFor(() => expect(reloadPage).toHaveBeenCalled())
  })
})
