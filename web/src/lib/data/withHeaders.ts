import { ApolloLink, fromPromise } from '@apollo/client/core'

import { authHeaders } from 'src/auth'

/** Adds the caller's headers to those of the operation, such as an idempotency key. */
export const withHeaders = new ApolloLink((operation, forward) =>
  fromPromise(authHeaders()).flatMap((added) => {
    const { headers } = operation.getContext()
    operation.setContext({ headers: { ...headers, ...added } })
    return forward(operation)
  })
)
