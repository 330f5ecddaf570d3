import EditCouponCell from 'src/components/Marketing/staff/Coupon/EditCouponCell'

const EditCouponPage = ({ id }: { id: number }) => <EditCouponCell id={id} />

export default EditCouponPage
