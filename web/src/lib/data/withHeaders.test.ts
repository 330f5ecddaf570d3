import { ApolloLink, execute, Observable } from '@apollo/client'

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

describe('an operation with a header of its own', () => {
  it('is sent with it and with the token', async () => {
    const server = new ApolloLink((operation) =>
      Observable.of({ data: operation.getContext().headers })
    )
    const headers = { 'idempotency-key': 'k1' }
    const sent = await new Promise((resolve, reject) =>
      execute(withHeaders.concat(server), {
        query: MUTATION,
        context: { headers },
      }).subscribe(resolve, reject)
    )
    expect(sent).toEqual({
      data: { ...headers, authorization: 'Bearer token' },
    })
  })
})
