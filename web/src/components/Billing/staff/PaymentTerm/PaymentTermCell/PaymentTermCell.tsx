import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Billing/staff/PaymentTerm/paymentTerm'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  FactsLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/access/useAccess'

export const QUERY: Doc<'FindPaymentTermQuery'> = gql`
  query FindPaymentTermQuery($id: String!) {
    paymentTerm(id: $id) {
      ...PaymentTermFields
    }
  }
`

const DELETE = gql`
  mutation DeletePaymentTermMutation($id: String!) {
    deletePaymentTerm(id: $id) {
      id
    }
  }
`

export const Loading = FactsLoading
export const Empty = NotFound
export const Failure = recordFailure('billing.paymentTerm')
export const Success = ({ paymentTerm }: PropsOf<'FindPaymentTermQuery'>) => {
  const { mayOpen } = useAccess()
  const { id, label: name } = paymentTerm
  return (
    <ResourceView
      entity="billing.paymentTerm"
      columns={columns}
      record={paymentTerm}
      name={name}
      list={routes.paymentTerms()}
      editTo={mayOpen('editPaymentTerm') && routes.editPaymentTerm({ id })}
      remove={DELETE}
    />
  )
}
