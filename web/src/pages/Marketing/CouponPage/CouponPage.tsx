import CouponCell from 'src/components/Marketing/staff/Coupon/CouponCell'

const CouponPage = ({ id }: { id: number }) => <CouponCell id={id} />

export default CouponPage
