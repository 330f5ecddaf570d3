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
import { ApolloProvider } from '@apollo/client/react/context'
import { useMutation } from '@apollo/client/react/hooks/useMutation'

import { GraphQLHooksProvider } from '@redwoodjs/web'
import { fragmentRegistry } from '@redwoodjs/web/apollo'

import { useQueryKeepingRows } from 'src/hooks/data/useQueryKeepingRows'
import { sessionLink } from 'src/lib/data/sessionLink'
import { withHeaders } from 'src/lib/data/withHeaders'

export const client = new ApolloClient({
  cache: new InMemoryCache({ fragments: fragmentRegistry }),
  link: from([
    sessionLink,
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
