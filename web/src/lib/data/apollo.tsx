// Redwood's hooks on Apollo Client, with only the links that this product uses. RedwoodApolloProvider would add the
// links for uploads, subscriptions, suspense and trusted documents to every first visit
// (docs/decisions/0009-bytes-of-a-first-visit.md).
import type { ReactNode } from 'react'

import {
  ApolloClient,
  from,
  HttpLink,
  InMemoryCache,
} from '@apollo/client/core'
import { setContext } from '@apollo/client/link/context'
import { ApolloProvider } from '@apollo/client/react/context'
import { useMutation } from '@apollo/client/react/hooks/useMutation'

import { GraphQLHooksProvider } from '@redwoodjs/web'
import { fragmentRegistry } from '@redwoodjs/web/apollo'

import { authHeaders } from 'src/auth'
import { useQueryKeepingRows } from 'src/hooks/data/useQueryKeepingRows'
import { retryOnce } from 'src/lib/data/retryOnce'
import { signInFirst } from 'src/lib/data/signInFirst'

// An operation may have headers of its own, such as an idempotency key.
const withHeaders = setContext(async (_operation, { headers }) => ({
  headers: { ...headers, ...(await authHeaders()) },
}))

export const client = new ApolloClient({
  cache: new InMemoryCache({ fragments: fragmentRegistry }),
  link: from([
    signInFirst,
    retryOnce,
    withHeaders,
    new HttpLink({ uri: globalThis.RWJS_API_GRAPHQL_URL }),
  ]),
  // `fetchPolicy` as in spec section 7; `notifyOnNetworkStatusChange` lets Cells show that they reload.
  defaultOptions: {
    watchQuery: {
      fetchPolicy: 'cache-and-network',
      notifyOnNetworkStatusChange: true,
    },
  },
})

/** Reloads all queries on the screen. */
export const refetchActiveQueries = () =>
  void client.refetchQueries({ include: 'active' })

/** The same message as Redwood's own provider (spec section 8). */
const notRegistered = (hook: string) => () => {
  throw new Error(
    `You must register a ${hook} hook via the \`GraphQLHooksProvider\``
  )
}

export const GraphQLProvider = ({ children }: { children?: ReactNode }) => (
  <ApolloProvider client={client}>
    <GraphQLHooksProvider
      useQuery={useQueryKeepingRows}
      useMutation={useMutation}
      useSubscription={notRegistered('useSubscription')}
      useBackgroundQuery={notRegistered('useBackgroundQuery')}
      useReadQuery={notRegistered('useReadQuery')}
      useSuspenseQuery={notRegistered('useSuspenseQuery')}
    >
      {children}
    </GraphQLHooksProvider>
  </ApolloProvider>
)
