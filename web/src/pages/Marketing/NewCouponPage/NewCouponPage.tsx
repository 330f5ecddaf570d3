import NewCouponCell from 'src/components/Marketing/staff/Coupon/NewCouponCell'

const NewCouponPage = ({ funnelId }: { funnelId: string }) => (
  <NewCouponCell funnelId={funnelId} />
)

export default NewCouponPage
