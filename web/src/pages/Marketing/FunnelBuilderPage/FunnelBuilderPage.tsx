import { Redirect, routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { PageRight } from 'src/components/access/PageRight/PageRight'
import BuilderCell from 'src/components/Marketing/staff/Builder/BuilderCell'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { useAccess } from 'src/hooks/access/useAccess'

/** The spec lists this route as public, so the page checks the user itself. The server checks every operation again. */
const FunnelBuilderPage = ({ id }: { id: string }) => {
  const { loading, isAuthenticated } = useAuth()
  const { mayOpen } = useAccess()
  if (loading) return <PageLoading />
  if (!isAuthenticated) {
    const redirectTo = routes.funnelBuilder({ id })
    return <Redirect to={routes.login({ redirectTo })} />
  }
  return (
    <PageRight
      isAllowed={mayOpen('editProduct') && mayOpen('funnel')}
      routeName="editProduct"
    >
      <BuilderCell funnelId={id} />
    </PageRight>
  )
}

export default FunnelBuilderPage
