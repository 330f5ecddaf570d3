import { useState } from 'react'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'
import { newKey } from 'src/lib/data/newKey'

const GIVE_CREDIT: Doc<'GiveCreditMutation'> = gql`
  mutation GiveCreditMutation(
    $userId: Int!
    $amountCentavos: Int!
    $reason: String!
  ) {
    giveCredit(
      userId: $userId
      amountCentavos: $amountCentavos
      reason: $reason
    )
  }
`

type Credit = { amountCentavos: number; reason: string }

const fields: Field<Credit>[] = [
  { name: 'amountCentavos', as: 'money', required: true },
  { name: 'reason', as: 'textarea', required: true },
]

type GiveCreditDialogProps = {
  userId: number
  memberName: string
  onClose: () => void
}

/** Gives a member credit, which lowers what they owe. */
export const GiveCreditDialog = ({
  userId,
  memberName,
  onClose,
}: GiveCreditDialogProps) => {
  const [key] = useState(newKey)
  return (
    <ActionDialog
      words="billing.staff:credit"
      name="give"
      of={{ name: memberName }}
      entity="billing.staff.credit"
      fields={fields}
      does={(input) =>
        call(
          GIVE_CREDIT,
          { userId, ...input },
          { headers: () => ({ 'idempotency-key': key }) }
        )
      }
      refetch={['StudentPaymentDetailsQuery']}
      onClose={onClose}
    />
  )
}
