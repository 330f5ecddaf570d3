import { routes } from '@redwoodjs/router'

import PaymentTermsCell from 'src/components/Billing/PaymentTerm/PaymentTermsCell'
import { ListHeader } from 'src/components/ui/ResourceList/ListHeader'
import { useAccess } from 'src/hooks/useAccess'
import { useTableState } from 'src/hooks/useTableState'

const PaymentTermsPage = () => {
  const { mayCreate } = useAccess()
  const { variables } = useTableState()
  return (
    <>
      <ListHeader
        entity="billing.paymentTerm"
        create={mayCreate('newPaymentTerm') && routes.newPaymentTerm()}
      />
      <PaymentTermsCell {...variables} />
    </>
  )
}

export default PaymentTermsPage
