import { Redirect, routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { PageRight } from 'src/components/access/PageRight'
import BuilderCell from 'src/components/Marketing/staff/Builder/BuilderCell'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { PageErrorBoundary } from 'src/components/ui/feedback/PageError'
import { useAccess } from 'src/hooks/access/useAccess'

type FunnelBuilderPageProps = { id: string }

/** The spec lists this route as public, so the page checks the user itself. The server checks every operation again. */
const CheckedBuilder = ({ id }: FunnelBuilderPageProps) => {
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

/** The page has the whole window and no layout, whose boundary other pages have. */
const FunnelBuilderPage = ({ id }: FunnelBuilderPageProps) => (
  <PageErrorBoundary>
    <CheckedBuilder id={id} />
  </PageErrorBoundary>
)

export default FunnelBuilderPage
