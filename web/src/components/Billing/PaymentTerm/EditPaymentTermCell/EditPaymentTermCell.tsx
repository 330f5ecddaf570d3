import { useTranslation } from 'react-i18next'
import type {
  EditPaymentTermQuery,
  EditPaymentTermQueryVariables,
  PaymentTermInput,
  UpdatePaymentTermMutation,
  UpdatePaymentTermMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { fields } from 'src/components/Billing/PaymentTerm/paymentTerm'
import {
  CellFailure,
  FormLoading,
} from 'src/components/ui/cellStates/cellStates'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

export const QUERY: TypedDocumentNode<
  EditPaymentTermQuery,
  EditPaymentTermQueryVariables
> = gql`
  query EditPaymentTermQuery($id: String!) {
    paymentTerm(id: $id) {
      ...PaymentTermFields
    }
  }
`

const UPDATE = gql`
  mutation UpdatePaymentTermMutation($id: String!, $input: PaymentTermInput!) {
    updatePaymentTerm(id: $id, input: $input) {
      ...PaymentTermFields
    }
  }
`

// Fresh from the server: a form must not start from what a list remembered.
export const beforeQuery = (variables: EditPaymentTermQueryVariables) => ({
  variables,
  fetchPolicy: 'network-only' as const,
})
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({
  paymentTerm,
}: CellSuccessProps<EditPaymentTermQuery>) => {
  const { t } = useTranslation(['billing', 'common'])
  const { id, label: name } = paymentTerm
  const back = routes.paymentTerm({ id })
  const [save, { error }] = useSave<
    UpdatePaymentTermMutation,
    UpdatePaymentTermMutationVariables
  >(UPDATE, {
    done: t('common:resource.saved'),
    goTo: back,
  })
  return (
    <>
      <PageHeader
        title={t('common:resource.editTitle', { name })}
        breadcrumbs={[
          { label: t('paymentTerm.list'), to: routes.paymentTerms() },
          { label: name, to: back },
        ]}
      />
      <FormCard>
        <ResourceForm<PaymentTermInput>
          entity="billing.paymentTerm"
          fields={fields}
          record={paymentTerm}
          onSave={(input) => save({ id, input })}
          error={error}
          cancelTo={back}
        />
      </FormCard>
    </>
  )
}
