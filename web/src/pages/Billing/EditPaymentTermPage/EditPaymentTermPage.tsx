import EditPaymentTermCell from 'src/components/Billing/staff/PaymentTerm/EditPaymentTermCell'

const EditPaymentTermPage = ({ id }: { id: string }) => (
  <EditPaymentTermCell id={id} />
)

export default EditPaymentTermPage
