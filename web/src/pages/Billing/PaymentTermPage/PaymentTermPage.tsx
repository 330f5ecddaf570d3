import PaymentTermCell from 'src/components/Billing/staff/PaymentTerm/PaymentTermCell'

const PaymentTermPage = ({ id }: { id: string }) => <PaymentTermCell id={id} />

export default PaymentTermPage
