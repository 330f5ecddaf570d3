import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import PaymentTermsCell from 'src/components/Billing/PaymentTerm/PaymentTermsCell'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { useAccess } from 'src/hooks/useAccess'
import { useTableState } from 'src/hooks/useTableState'

const PaymentTermsPage = () => {
  const { t } = useTranslation('billing')
  const { mayOpen } = useAccess()
  const { variables } = useTableState()
  return (
    <>
      <PageHeader
        title={t('paymentTerm.list')}
        create={
          mayOpen('newPaymentTerm')
            ? { label: t('paymentTerm.create'), to: routes.newPaymentTerm() }
            : undefined
        }
      />
      <PaymentTermsCell {...variables} />
    </>
  )
}

export default PaymentTermsPage
