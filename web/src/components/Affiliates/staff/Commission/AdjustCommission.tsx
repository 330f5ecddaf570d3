import { useState } from 'react'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'
import { newKey } from 'src/lib/data/newKey'

const ADJUST: Doc<'AdjustCommissionMutation'> = gql`
  mutation AdjustCommissionMutation(
    $affiliateId: Int!
    $amountCentavos: Int!
    $reason: String!
  ) {
    adjustCommission(
      affiliateId: $affiliateId
      amountCentavos: $amountCentavos
      reason: $reason
    ) {
      id
    }
  }
`

type Adjustment = {
  direction: 'add' | 'take'
  amountCentavos: number
  reason: string
}

const fields: Field<Adjustment>[] = [
  {
    name: 'direction',
    as: 'choice',
    required: true,
    choices: [{ value: 'add' }, { value: 'take' }],
  },
  { name: 'amountCentavos', as: 'money', required: true },
  { name: 'reason', as: 'textarea', required: true },
]

type AdjustCommissionProps = {
  affiliateId: number
  name: string
  onClose: () => void
}

/** Adds a line by hand: a bonus, or money that is owed. */
export const AdjustCommission = ({
  affiliateId,
  name,
  onClose,
}: AdjustCommissionProps) => {
  const [key] = useState(newKey)
  return (
    <ActionDialog
      words="affiliates.staff"
      name="adjust"
      of={{ name }}
      fields={fields}
      record={{ direction: 'add' }}
      does={({ direction, amountCentavos, reason }) =>
        call(
          ADJUST,
          {
            affiliateId,
            amountCentavos:
              direction === 'take' ? -amountCentavos : amountCentavos,
            reason,
          },
          { headers: () => ({ 'idempotency-key': key }) }
        )
      }
      refetch={['AffiliateCommissionPageQuery', 'FindAffiliateQuery']}
      onClose={onClose}
    />
  )
}
