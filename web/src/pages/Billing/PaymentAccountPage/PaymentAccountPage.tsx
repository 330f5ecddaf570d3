import PaymentAccountCell from 'src/components/Billing/staff/PaymentAccount/PaymentAccountCell'

const PaymentAccountPage = ({ id }: { id: number }) => (
  <PaymentAccountCell id={id} />
)

export default PaymentAccountPage
