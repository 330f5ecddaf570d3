import { routes } from '@redwoodjs/router'

import PaymentAccountsCell from 'src/components/Billing/staff/PaymentAccount/PaymentAccountsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useAccess } from 'src/hooks/access/useAccess'

const PaymentAccountsPage = () => {
  const { mayOpen } = useAccess()
  return (
    <>
      <ListHeader
        entity="billing.staff.paymentAccount"
        create={mayOpen('newPaymentAccount') && routes.newPaymentAccount()}
      />
      <PaymentAccountsCell />
    </>
  )
}

export default PaymentAccountsPage
