import { routes } from '@redwoodjs/router'

import PaymentTermsCell from 'src/components/Billing/staff/PaymentTerm/PaymentTermsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

const PaymentTermsPage = () => {
  const mayCreate = useMayCreate()
  return (
    <>
      <ListHeader
        entity="billing.paymentTerm"
        create={mayCreate('newPaymentTerm') && routes.newPaymentTerm()}
      />
      <PaymentTermsCell />
    </>
  )
}

export default PaymentTermsPage
