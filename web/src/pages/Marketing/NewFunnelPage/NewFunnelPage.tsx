import { PageRight } from 'src/components/access/PageRight'
import NewFunnelCell from 'src/components/Marketing/staff/Funnel/NewFunnelCell'
import { useAccess } from 'src/hooks/access/useAccess'

const NewFunnelPage = ({ productId }: { productId: number }) => {
  const { can } = useAccess()
  return (
    <PageRight isAllowed={can('product_create')} routeName="newProduct">
      <NewFunnelCell productId={productId} />
    </PageRight>
  )
}

export default NewFunnelPage
