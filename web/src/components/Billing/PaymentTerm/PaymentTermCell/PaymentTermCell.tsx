import type {
  FindPaymentTermQuery,
  FindPaymentTermQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Billing/PaymentTerm/paymentTerm'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/cellStates/cellStates'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { ResourceView } from 'src/components/ui/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/useAccess'

export const QUERY: TypedDocumentNode<
  FindPaymentTermQuery,
  FindPaymentTermQueryVariables
> = gql`
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

export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({
  paymentTerm,
}: CellSuccessProps<FindPaymentTermQuery>) => {
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
