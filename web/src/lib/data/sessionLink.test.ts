import {
  ApolloLink,
  execute,
  Observable,
  type FetchResult,
} from '@apollo/client'
import { GraphQLError } from 'graphql'

import { endProof, endSignIn, signInAgain } from './endedSession'
import { pageSession, setPageUser } from './pageSession'
import { sessionLink } from './sessionLink'

const QUERY = gql`
  query Asked {
    stages {
      id
    }
  }
`
const MUTATION = gql`
  mutation Saved {
    finishTask(taskId: 1) {
      id
    }
  }
`

const refused: FetchResult = {
  errors: [
    new GraphQLError('Please sign in to continue.', {
      extensions: { code: 'UNAUTHENTICATED' },
    }),
  ],
}
const unproved: FetchResult = {
  errors: [
    new GraphQLError('Enter a code.', {
      extensions: { code: 'SECOND_FACTOR_NEEDED' },
    }),
  ],
}
const done: FetchResult = { data: { finishTask: { id: 1 } } }

/** Sends an operation to a server with these answers, one after the other. */
const send = (
  query: typeof QUERY,
  answers: FetchResult[],
  headers: object = {}
) => {
  const sent: object[] = []
  const server = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers)
    return Observable.of(answers[Math.min(sent.length, answers.length) - 1])
  })
  const answer = new Promise<FetchResult>((resolve, reject) =>
    execute(sessionLink.concat(server), {
      query,
      context: { headers },
    }).subscribe(resolve, reject)
  )
  return { sent, answer }
}

/** Lets the answers arrive. */
const arrive = () => new Promise((resolve) => setTimeout(resolve))

/** The server says whose session the browser has; undefined for no answer. */
const answerWho = (id: number | null | undefined) => {
  globalThis.fetch = jest.fn(async () => {
    if (id === undefined) throw new TypeError('Failed to fetch')
    const currentUser = id === null ? null : { id }
    return { json: async () => ({ data: { redwood: { currentUser } } }) }
  }) as never
}

const { fetch } = globalThis

beforeEach(() => {
  answerWho(null)
  setPageUser(7)
  window.history.pushState({}, '', '/profile/edit')
})
afterEach(() => {
  setPageUser(undefined)
  globalThis.fetch = fetch
})

describe('an operation that needs a code', () => {
  it('waits for the code, then is sent once more as it was', async () => {
    const key = { 'idempotency-key': 'k1' }
    const { answer, sent } = send(MUTATION, [unproved, done], key)
    await arrive()
    expect(pageSession()).toBe('proving')
    expect(sent).toHaveLength(1)
    endProof(true)
    expect(await answer).toEqual(done)
    expect(sent).toEqual([key, key])
  })

  it('is refused if the user gives up', async () => {
    const { answer, sent } = send(MUTATION, [unproved, done])
    await arrive()
    endProof(false)
    expect(await answer).toEqual(unproved)
    expect(sent).toHaveLength(1)
    expect(pageSession()).toBe('live')
  })
})

describe('an operation after the session has ended', () => {
  it('is refused on a page of a visitor', async () => {
    setPageUser(undefined)
    const { answer, sent } = send(MUTATION, [refused, done])
    expect(await answer).toEqual(refused)
    expect(sent).toHaveLength(1)
  })

  it('waits for the sign-in, then is sent once more as it was', async () => {
    const key = { 'idempotency-key': 'k1' }
    const { answer, sent } = send(MUTATION, [refused, done], key)
    await arrive()
    expect(pageSession()).toBe('asking')
    expect(sent).toHaveLength(1)
    endSignIn(true)
    expect(await answer).toEqual(done)
    expect(sent).toEqual([key, key])
    expect(pageSession()).toBe('live')
  })

  it('is sent at once if the session lives after all, as after a lost network', async () => {
    answerWho(7)
    const { answer, sent } = send(MUTATION, [refused, done])
    expect(await answer).toEqual(done)
    expect(sent).toHaveLength(2)
    expect(pageSession()).toBe('live')
  })

  it('fails as without a network if the server does not answer, and asks nobody to sign in', async () => {
    answerWho(undefined)
    const { answer, sent } = send(MUTATION, [refused, done])
    await expect(answer).rejects.toThrow('Failed to fetch')
    expect(sent).toHaveLength(1)
    expect(pageSession()).toBe('live')
  })

  it('is not sent a third time', async () => {
    const { answer, sent } = send(MUTATION, [refused, refused, done])
    await arrive()
    endSignIn(true)
    expect(await answer).toEqual(refused)
    expect(sent).toHaveLength(2)
  })

  it('is refused when the user does not sign in', async () => {
    const { answer, sent } = send(MUTATION, [refused, done])
    await arrive()
    endSignIn(false)
    expect(await answer).toEqual(refused)
    expect(sent).toHaveLength(1)
    expect(pageSession()).toBe('ended')
  })

  it('shares one dialog with the others', async () => {
    const all = [send(QUERY, [refused, done]), send(MUTATION, [refused, done])]
    await arrive()
    endSignIn(true)
    expect(await Promise.all(all.map(({ answer }) => answer))).toEqual([
      done,
      done,
    ])
  })

  it('is not asked about in the background once the dialog was closed', async () => {
    void signInAgain(true)
    await arrive()
    endSignIn(false)
    expect(await send(QUERY, [refused]).answer).toEqual(refused)
    expect(pageSession()).toBe('ended')
  })

  it.each([
    ['a change', MUTATION, '/profile/edit'],
    ['another page', QUERY, '/courses'],
  ])('opens the dialog again for %s', async (_, operation, path) => {
    void signInAgain(true)
    await arrive()
    endSignIn(false)
    window.history.pushState({}, '', path)
    void send(operation, [refused])
    await arrive()
    expect(pageSession()).toBe('asking')
  })

  it('ends with a sign-out', async () => {
    const { answer } = send(QUERY, [refused])
    await arrive()
    setPageUser(undefined)
    expect(await answer).toEqual(refused)
    expect(pageSession()).toBe('live')
  })
})
