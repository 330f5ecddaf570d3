import { Suspense, type ReactNode } from 'react'

import { useRouteName } from '@redwoodjs/router'

import { useAccess } from 'src/hooks/access/useAccess'
import { lazy } from 'src/lib/loading/lazy'

const Forbidden = lazy(() => import('src/components/access/Forbidden'))

type PageGateProps = { children?: ReactNode }

/** Renders a route's page for people who may open it, and the forbidden page for everyone else. */
export const PageGate = ({ children }: PageGateProps) => {
  const routeName = useRouteName() as string | undefined
  const { mayOpen } = useAccess()
  if (routeName && mayOpen(routeName)) return <>{children}</>
  return (
    <Suspense fallback={null}>
      <Forbidden routeName={routeName} />
    </Suspense>
  )
}
