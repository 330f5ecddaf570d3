import { Suspense, type ReactNode } from 'react'

import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { lazy } from 'src/lib/loading/lazy'

const Forbidden = lazy(() => import('src/components/access/Forbidden'))

type PageRightProps = {
  isAllowed: boolean
  /** The route whose requirement explains the refusal to staff who manage access levels. */
  routeName: string
  children: ReactNode
}

/**
 * For pages that the spec opens to more users than may save them: shows the forbidden page instead of a form that can
 * only be refused.
 */
export const PageRight = ({
  isAllowed,
  routeName,
  children,
}: PageRightProps) =>
  isAllowed ? (
    <>{children}</>
  ) : (
    <Suspense fallback={<PageLoading />}>
      <Forbidden routeName={routeName} />
    </Suspense>
  )
