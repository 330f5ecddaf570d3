import { Suspense } from 'react'

import { DetailsLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { lazy } from 'src/lib/loading/lazy'

// Pages that exist do not load it.
const Redirected = lazy(() => import('./Redirected'))

/** The redirect of the current address, which no page has; without one, the not-found page. */
export const RedirectHere = () => (
  <Suspense fallback={<DetailsLoading />}>
    <Redirected />
  </Suspense>
)
