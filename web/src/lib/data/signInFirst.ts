import {
  ApolloLink,
  fromPromise,
  Observable,
  type FetchResult,
} from '@apollo/client/core'
import { getMainDefinition } from '@apollo/client/utilities'

import { signInAgain } from './pageSession'

const isRefused = ({ errors }: FetchResult) =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')

/**
 * An operation that is refused because the session has ended waits until the user has signed in again, and is then sent
 * again, once and as it was (with its idempotency key). If the user does not sign in, the refusal goes on to the page.
 */
export const signInFirst = new ApolloLink((operation, forward) =>
  forward(operation).flatMap((answer) => {
    if (!isRefused(answer)) return Observable.of(answer)
    const main = getMainDefinition(operation.query)
    const isMutation = 'operation' in main && main.operation === 'mutation'
    return fromPromise(signInAgain(isMutation)).flatMap((isBack) => {
      operation.setContext({ isRetry: false })
      return isBack ? forward(operation) : Observable.of(answer)
    })
  })
)
