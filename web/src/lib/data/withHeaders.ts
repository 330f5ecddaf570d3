import { ApolloLink, fromPromise } from '@apollo/client/core'

import { authHeaders } from 'src/auth'

import { pageUser } from './pageSession'

/**
 * Adds the caller's headers to those of the operation, such as an idempotency key, and the user whom this page shows: the
 * server refuses the operation if the session is another user's by now.
 */
export const withHeaders = new ApolloLink((operation, forward) =>
  fromPromise(authHeaders()).flatMap((added) => {
    const { headers } = operation.getContext()
    const user = pageUser()
    operation.setContext({
      headers: {
        ...headers,
        ...added,
        ...(user && { 'x-page-user': String(user) }),
      },
    })
    return forward(operation)
  })
)
