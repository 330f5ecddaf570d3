import { PageRight } from 'src/components/access/PageRight/PageRight'
import { NewFunnel } from 'src/components/Marketing/staff/Funnel/NewFunnel/NewFunnel'
import { useAccess } from 'src/hooks/access/useAccess'

const NewFunnelPage = ({ productId }: { productId: number }) => {
  const { can } = useAccess()
  return (
    <PageRight isAllowed={can('product_create')} routeName="newProduct">
      <NewFunnel productId={productId} />
    </PageRight>
  )
}

export default NewFunnelPage
