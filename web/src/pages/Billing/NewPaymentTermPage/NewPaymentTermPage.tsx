import { NewPaymentTerm } from 'src/components/Billing/PaymentTerm/NewPaymentTerm/NewPaymentTerm'

const NewPaymentTermPage = () => <NewPaymentTerm />

export default NewPaymentTermPage
