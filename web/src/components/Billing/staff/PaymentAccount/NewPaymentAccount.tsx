import type { PaymentAccountInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start } from 'src/components/Billing/staff/PaymentAccount/paymentAccount'
import { usePaymentAccountFields } from 'src/components/Billing/staff/PaymentAccount/usePaymentAccountFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreatePaymentAccountMutation'> = gql`
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
