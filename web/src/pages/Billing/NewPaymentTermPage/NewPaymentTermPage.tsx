import { NewPaymentTerm } from 'src/components/Billing/staff/PaymentTerm/NewPaymentTerm'

const NewPaymentTermPage = () => <NewPaymentTerm />

export default NewPaymentTermPage
