import EditPaymentAccountCell from 'src/components/Billing/staff/PaymentAccount/EditPaymentAccountCell'

const EditPaymentAccountPage = ({ id }: { id: number }) => (
  <EditPaymentAccountCell id={id} />
)

export default EditPaymentAccountPage
