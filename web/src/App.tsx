import { Suspense, type ReactNode } from 'react'

import {
  useBackgroundQuery,
  useMutation,
  useReadQuery,
  useSubscription,
  useSuspenseQuery,
} from '@apollo/client'

import {
  FatalErrorBoundary,
  GraphQLHooksProvider,
  RedwoodProvider,
} from '@redwoodjs/web'
import {
  RedwoodApolloProvider,
  type GraphQLClientConfigProp,
} from '@redwoodjs/web/apollo'

import { AuthProvider, useAuth } from 'src/auth'
import { ToastHost } from 'src/components/ui/ToastHost/ToastHost'
import { retryOnce } from 'src/lib/retryOnce'
import { useQueryKeepingRows } from 'src/lib/tableQuery'
import FatalErrorPage from 'src/pages/FatalErrorPage'

import 'src/i18n'
import './index.css'

const graphQLClientConfig: GraphQLClientConfigProp = {
  link: (links) =>
    links
      .map(({ link }) => link)
      .reduce((all, next) => all.concat(next), retryOnce),
}

interface AppProps {
  children?: ReactNode
}

const App = ({ children }: AppProps) => (
  <FatalErrorBoundary page={FatalErrorPage}>
    <RedwoodProvider titleTemplate="%PageTitle | %AppTitle">
      <AuthProvider>
        <RedwoodApolloProvider
          useAuth={useAuth}
          graphQLClientConfig={graphQLClientConfig}
        >
          <GraphQLHooksProvider
            useQuery={useQueryKeepingRows}
            useMutation={useMutation}
            useSubscription={useSubscription}
            useBackgroundQuery={useBackgroundQuery}
            useReadQuery={useReadQuery}
            useSuspenseQuery={useSuspenseQuery}
          >
            {/* Waits for the words of the language in use. */}
            <Suspense fallback={null}>{children}</Suspense>
            <ToastHost />
          </GraphQLHooksProvider>
        </RedwoodApolloProvider>
      </AuthProvider>
    </RedwoodProvider>
  </FatalErrorBoundary>
)

export default App
