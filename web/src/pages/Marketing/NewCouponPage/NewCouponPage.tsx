import { PageRight } from 'src/components/access/PageRight'
import NewCouponCell from 'src/components/Marketing/staff/Coupon/NewCouponCell'
import { useAccess } from 'src/hooks/access/useAccess'

const NewCouponPage = ({ funnelId }: { funnelId: string }) => {
  const { mayOpen } = useAccess()
  return (
    <PageRight isAllowed={mayOpen('editProduct')} routeName="editProduct">
      <NewCouponCell funnelId={funnelId} />
    </PageRight>
  )
}

export default NewCouponPage
