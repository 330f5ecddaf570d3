import type {
  CreatePaymentAccountMutation,
  CreatePaymentAccountMutationVariables,
  PaymentAccountInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { TypedDocumentNode } from '@redwoodjs/web'

import { start } from 'src/components/Billing/staff/PaymentAccount/paymentAccount'
import { usePaymentAccountFields } from 'src/components/Billing/staff/PaymentAccount/usePaymentAccountFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: TypedDocumentNode<
  CreatePaymentAccountMutation,
  CreatePaymentAccountMutationVariables
> = gql`
  mutation CreatePaymentAccountMutation($input: PaymentAccountInput!) {
    createPaymentAccount(input: $input) {
      ...PaymentAccountFields
    }
  }
`

export const NewPaymentAccount = () => (
  <ResourceEditor
    entity="billing.staff.paymentAccount"
    fields={usePaymentAccountFields()}
    record={start}
    mutation={CREATE}
    variables={(input: PaymentAccountInput) => ({ input })}
    list={routes.paymentAccounts()}
    view={({ createPaymentAccount: { id } }) => routes.paymentAccount({ id })}
  />
)
