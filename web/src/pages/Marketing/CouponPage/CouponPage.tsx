import CouponCell from 'src/components/Marketing/Coupon/CouponCell'

const CouponPage = ({ id }: { id: number }) => <CouponCell id={id} />

export default CouponPage
