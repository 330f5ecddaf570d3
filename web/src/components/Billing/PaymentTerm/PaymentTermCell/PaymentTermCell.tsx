import { useTranslation } from 'react-i18next'
import type {
  DeletePaymentTermMutation,
  DeletePaymentTermMutationVariables,
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
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { RecordActions } from 'src/components/ui/RecordActions/RecordActions'
import { ResourceDetails } from 'src/components/ui/ResourceDetails/ResourceDetails'
import { useAccess } from 'src/hooks/useAccess'
import { useRemove } from 'src/hooks/useRemove'

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
  const { t } = useTranslation('billing')
  const { mayOpen } = useAccess()
  const remove = useRemove<
    DeletePaymentTermMutation,
    DeletePaymentTermMutationVariables
  >(DELETE, routes.paymentTerms())
  const { id, label: name } = paymentTerm
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: t('paymentTerm.list'), to: routes.paymentTerms() },
        ]}
        actions={
          mayOpen('editPaymentTerm') && (
            <RecordActions
              name={name}
              editTo={routes.editPaymentTerm({ id })}
              onDelete={() => remove({ id })}
            />
          )
        }
      />
      <ResourceDetails
        entity="billing.paymentTerm"
        columns={columns}
        record={paymentTerm}
      />
    </>
  )
}
