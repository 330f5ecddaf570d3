import { NewPaymentAccount } from 'src/components/Billing/staff/PaymentAccount/NewPaymentAccount'

const NewPaymentAccountPage = () => <NewPaymentAccount />

export default NewPaymentAccountPage
