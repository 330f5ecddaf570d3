import { ApolloLink, execute, Observable } from '@apollo/client'

import { setPageUser } from './pageSession'
import { withHeaders } from './withHeaders'

jest.mock('src/auth', () => ({
  authHeaders: async () => ({ authorization: 'Bearer token' }),
}))

const MUTATION = gql`
  mutation SentOnce {
    finishTask(taskId: 1) {
      id
    }
  }
`

const server = new ApolloLink((operation) =>
  Observable.of({ data: operation.getContext().headers })
)

const sentWith = (headers: object) =>
  new Promise((resolve, reject) =>
    execute(withHeaders.concat(server), {
      query: MUTATION,
      context: { headers },
    }).subscribe(({ data }) => resolve(data), reject)
  )

describe('an operation', () => {
  afterEach(() => setPageUser(undefined))

  it('is sent with its own header and with the token', async () => {
    const headers = { 'idempotency-key': 'k1' }
    expect(await sentWith(headers)).toEqual({
      ...headers,
      authorization: 'Bearer token',
    })
  })

  it('names the user whom its page shows', async () => {
    setPageUser(7)
    expect(await sentWith({})).toMatchObject({ 'x-page-user': '7' })
  })
})
