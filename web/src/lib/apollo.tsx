// Redwood's hooks on Apollo Client, with the links that this product uses. RedwoodApolloProvider would bring those of
// uploads, subscriptions, suspense and trusted documents to every first visit (docs/decisions/0009-own-apollo-links.md).
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
import { useQueryKeepingRows } from 'src/hooks/useQueryKeepingRows'
import { retryOnce } from 'src/lib/retryOnce'

const withHeaders = setContext(async () => ({ headers: await authHeaders() }))

const client = new ApolloClient({
  cache: new InMemoryCache({ fragments: fragmentRegistry }),
  link: from([
    retryOnce,
    withHeaders,
    new HttpLink({ uri: globalThis.RWJS_API_GRAPHQL_URL }),
  ]),
  // Spec section 7; the other option lets Cells show that they ask again.
  defaultOptions: {
    watchQuery: {
      fetchPolicy: 'cache-and-network',
      notifyOnNetworkStatusChange: true,
    },
  },
})

/** Asks again for what is on the screen. */
export const refetchShown = () =>
  void client.refetchQueries({ include: 'active' })

/** In the words of Redwood's own provider (spec section 8). */
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
