import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Billing/staff/PaymentAccount/paymentAccount'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  FactsLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/access/useAccess'

export const QUERY: Doc<'FindPaymentAccountQuery'> = gql`
  query FindPaymentAccountQuery($id: Int!) {
    paymentAccount(id: $id) {
      ...PaymentAccountFields
    }
  }
`

export const Loading = FactsLoading
export const Empty = NotFound
export const Failure = recordFailure('billing.staff.paymentAccount')
export const Success = ({
  paymentAccount,
}: PropsOf<'FindPaymentAccountQuery'>) => {
  const { mayOpen } = useAccess()
  const { id } = paymentAccount
  return (
    <ResourceView
      entity="billing.staff.paymentAccount"
      columns={columns}
      record={paymentAccount}
      name={paymentAccount.label}
      list={routes.paymentAccounts()}
      editTo={
        mayOpen('editPaymentAccount') && routes.editPaymentAccount({ id })
      }
    />
  )
}
