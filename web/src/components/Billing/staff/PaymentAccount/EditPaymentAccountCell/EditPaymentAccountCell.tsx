import type { PaymentAccountInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import 'src/components/Billing/staff/PaymentAccount/paymentAccount'
import { usePaymentAccountFields } from 'src/components/Billing/staff/PaymentAccount/usePaymentAccountFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditPaymentAccountQuery'> = gql`
  query EditPaymentAccountQuery($id: Int!) {
    paymentAccount(id: $id) {
      ...PaymentAccountFields
    }
  }
`

const UPDATE: Doc<'UpdatePaymentAccountMutation'> = gql`
  mutation UpdatePaymentAccountMutation(
    $id: Int!
    $input: PaymentAccountInput!
  ) {
    updatePaymentAccount(id: $id, input: $input) {
      ...PaymentAccountFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditPaymentAccountQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({
  paymentAccount,
}: PropsOf<'EditPaymentAccountQuery'>) => (
  <ResourceEditor
    entity="billing.staff.paymentAccount"
    fields={usePaymentAccountFields()}
    record={{ ...paymentAccount, qrFileId: paymentAccount.qrFile }}
    name={paymentAccount.label}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: PaymentAccountInput) => ({
      id: paymentAccount.id,
      input,
    })}
    list={routes.paymentAccounts()}
    view={routes.paymentAccount({ id: paymentAccount.id })}
  />
)
