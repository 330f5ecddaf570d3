import { lazy, Suspense } from 'react'

import { useLocation } from '@redwoodjs/router'

import { DetailsLoading } from 'src/components/ui/feedback/cellStates/cellStates'

const RedirectCell = lazy(
  () => import('src/components/Marketing/Redirect/RedirectCell')
)

/** The redirect of the current address, which no page has; without one, the not-found page. */
export const RedirectHere = () => {
  const { pathname, search } = useLocation()
  return (
    <Suspense fallback={<DetailsLoading />}>
      <RedirectCell address={`${pathname}${search}`} />
    </Suspense>
  )
}
