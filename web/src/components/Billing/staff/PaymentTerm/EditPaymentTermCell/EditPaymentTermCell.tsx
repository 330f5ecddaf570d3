import type { PaymentTermInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { OverduePreview } from 'src/components/Billing/staff/PaymentTerm/OverduePreview'
import { fields } from 'src/components/Billing/staff/PaymentTerm/paymentTerm'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditPaymentTermQuery'> = gql`
  query EditPaymentTermQuery($id: String!) {
    paymentTerm(id: $id) {
      ...PaymentTermFields
    }
  }
`

const UPDATE: Doc<'UpdatePaymentTermMutation'> = gql`
  mutation UpdatePaymentTermMutation($id: String!, $input: PaymentTermInput!) {
    updatePaymentTerm(id: $id, input: $input) {
      ...PaymentTermFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditPaymentTermQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ paymentTerm }: PropsOf<'EditPaymentTermQuery'>) => (
  <ResourceEditor
    entity="billing.paymentTerm"
    fields={fields}
    record={paymentTerm}
    name={paymentTerm.label}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: PaymentTermInput) => ({ id: paymentTerm.id, input })}
    list={routes.paymentTerms()}
    view={routes.paymentTerm({ id: paymentTerm.id })}
  >
    <OverduePreview termId={paymentTerm.id} />
  </ResourceEditor>
)
