import { PageRight } from 'src/components/access/PageRight'
import EditCouponCell from 'src/components/Marketing/staff/Coupon/EditCouponCell'
import { useAccess } from 'src/hooks/access/useAccess'

const EditCouponPage = ({ id }: { id: number }) => {
  const { mayOpen } = useAccess()
  return (
    <PageRight isAllowed={mayOpen('editProduct')} routeName="editProduct">
      <EditCouponCell id={id} />
    </PageRight>
  )
}

export default EditCouponPage
