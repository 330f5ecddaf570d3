import { useTranslation } from 'react-i18next'
import type { UserInvoicesQuery } from 'types/graphql'

import { BillsLoading } from 'src/components/Billing/Invoice/BillsLoading'
import 'src/components/Billing/Invoice/invoice'
import type { BilledInvoice } from 'src/components/Billing/staff/Invoice/InvoiceBilling'
import { PaymentRecord } from 'src/components/Billing/staff/Invoice/PaymentRecord'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

export const QUERY: Doc<'UserInvoicesQuery'> = gql`
  query UserInvoicesQuery($id: Int!) {
    user(id: $id) {
      id
      invoices {
        ...InvoiceFields
        ...InvoiceBillingFields
      }
    }
  }
`

export const isEmpty = ({ user }: UserInvoicesQuery) =>
  !user || user.invoices.length === 0

export const Loading = BillsLoading
export const Failure = CellFailure
export const Empty = () => {
  const { t } = useTranslation('billing')
  return (
    <div className="panel">
      <EmptyState drawing="bills" title={t('viewSubscription.noPayments')} />
    </div>
  )
}
export const Success = ({ user }: PropsOf<'UserInvoicesQuery'>) => (
  <div className="space-y-5">
    {user.invoices.map((invoice: BilledInvoice) => (
      <PaymentRecord key={invoice.id} invoice={invoice} />
    ))}
  </div>
)
