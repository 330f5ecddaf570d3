import { NewPaymentAccount } from 'src/components/Billing/staff/PaymentAccount/NewPaymentAccount/NewPaymentAccount'

const NewPaymentAccountPage = () => <NewPaymentAccount />

export default NewPaymentAccountPage
