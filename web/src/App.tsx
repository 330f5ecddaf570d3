import { Suspense, type ReactNode } from 'react'

import { FatalErrorBoundary, Head, RedwoodProvider } from '@redwoodjs/web'

import { AuthProvider } from 'src/auth'
import { SignInAgainSlot } from 'src/components/Accounts/SignIn/SignInAgain/SignInAgainSlot'
import { ToastHost } from 'src/components/ui/feedback/ToastHost/ToastHost'
import { GraphQLProvider } from 'src/lib/data/apollo'
import FatalErrorPage from 'src/pages/FatalErrorPage'

import 'src/i18n'
import 'src/lib/browser/browserBack'
import 'src/lib/browser/keptTitles'
// Notes the address with which the app was opened.
import 'src/lib/browser/safeRedirect'
import './index.css'

interface AppProps {
  children?: ReactNode
}

const App = ({ children }: AppProps) => (
  <FatalErrorBoundary page={FatalErrorPage}>
    <RedwoodProvider titleTemplate="%PageTitle | %AppTitle">
      {/* Until a page has a title, the app's stands alone. */}
      <Head>
        <title>{''}</title>
      </Head>
      <AuthProvider>
        <GraphQLProvider>
          {/* Suspends until the texts of the current language have loaded. */}
          <Suspense fallback={null}>{children}</Suspense>
          <SignInAgainSlot />
          <ToastHost />
        </GraphQLProvider>
      </AuthProvider>
    </RedwoodProvider>
  </FatalErrorBoundary>
)

export default App
