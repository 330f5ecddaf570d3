import { Suspense, useEffect } from 'react'

import { useAuth } from 'src/auth'
import { usePageSession } from 'src/hooks/access/usePageSession'
import { setPageUser } from 'src/lib/data/pageSession'
import { lazy } from 'src/lib/loading/lazy'

/** If the dialog cannot load, the operations fail as they would without it. */
const GiveUp = () => {
  useEffect(() => {
    void import('src/lib/data/endedSession').then(({ endSignIn }) =>
      endSignIn(false)
    )
  }, [])
  return null
}

const SignInAgain = lazy(() => import('./SignInAgain'), GiveUp)

/** Opens a dialog over the page when an operation finds that the session has ended, or needs a code. */
export const SignInAgainSlot = () => {
  const { isAuthenticated, currentUser } = useAuth()
  const session = usePageSession()
  const userId = isAuthenticated ? Number(currentUser?.id) : undefined
  useEffect(() => setPageUser(userId), [userId])
  return session === 'asking' || session === 'proving' ? (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  ) : null
}
