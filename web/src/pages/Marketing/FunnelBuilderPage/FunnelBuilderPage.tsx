import { lazy, Suspense } from 'react'

import { Redirect, routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import BuilderCell from 'src/components/Marketing/staff/Builder/BuilderCell'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { useAccess } from 'src/hooks/access/useAccess'

const Forbidden = lazy(
  () => import('src/components/access/Forbidden/Forbidden')
)

/** The spec lists this route as public, so the page checks the user itself. The server checks every operation again. */
const FunnelBuilderPage = ({ id }: { id: string }) => {
  const { loading, isAuthenticated } = useAuth()
  const { mayOpen } = useAccess()
  if (loading) return <PageLoading />
  if (!isAuthenticated) {
    const redirectTo = routes.funnelBuilder({ id })
    return <Redirect to={routes.login({ redirectTo })} />
  }
  if (mayOpen('editProduct') && mayOpen('funnel'))
    return <BuilderCell funnelId={id} />
  return (
    <Suspense fallback={<PageLoading />}>
      <Forbidden routeName="editProduct" />
    </Suspense>
  )
}

export default FunnelBuilderPage
