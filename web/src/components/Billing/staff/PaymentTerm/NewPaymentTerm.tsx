import type { PaymentTermInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import {
  fields,
  start,
} from 'src/components/Billing/staff/PaymentTerm/paymentTerm'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreatePaymentTermMutation'> = gql`
  mutation CreatePaymentTermMutation($input: PaymentTermInput!) {
    createPaymentTerm(input: $input) {
      ...PaymentTermFields
    }
  }
`

export const NewPaymentTerm = () => (
  <ResourceEditor
    entity="billing.paymentTerm"
    fields={fields}
    record={start}
    mutation={CREATE}
    variables={(input: PaymentTermInput) => ({ input })}
    list={routes.paymentTerms()}
    view={({ createPaymentTerm: { id } }) => routes.paymentTerm({ id })}
  />
)
