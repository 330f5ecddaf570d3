import { lazy, Suspense, type ReactNode } from 'react'

import { useRouteName } from '@redwoodjs/router'

import { useAccess } from 'src/hooks/useAccess'

const ForbiddenPage = lazy(
  () => import('src/pages/Accounts/ForbiddenPage/ForbiddenPage')
)

type PageGateProps = { children?: ReactNode }

/** Shows a route's page to those who may open it and the forbidden page to everybody else. */
export const PageGate = ({ children }: PageGateProps) => {
  const routeName = useRouteName() as string | undefined
  const { mayOpen } = useAccess()
  if (routeName && mayOpen(routeName)) return <>{children}</>
  return (
    <Suspense fallback={null}>
      <ForbiddenPage routeName={routeName} />
    </Suspense>
  )
}
