import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  AdjustCommissionMutation,
  AdjustCommissionMutationVariables,
} from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import { newKey } from 'src/lib/data/newKey'

const ADJUST = gql`
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
  const { t } = useTranslation('affiliates.staff')
  const [key] = useState(newKey)
  const [save, { error }] = useSave<
    AdjustCommissionMutation,
    AdjustCommissionMutationVariables
  >(ADJUST, {
    done: t('adjust.done'),
    refetch: ['AffiliateCommissionPageQuery', 'FindAffiliateQuery'],
    onDone: onClose,
    headers: () => ({ 'idempotency-key': key }),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('adjust.title', { name })}
      text={t('adjust.text')}
    >
      <div className="pb-3">
        <ResourceForm<Adjustment>
          entity="affiliates.staff.adjust"
          fields={fields}
          record={{ direction: 'add' }}
          onSave={({ direction, amountCentavos, reason }) =>
            save({
              affiliateId,
              amountCentavos:
                direction === 'take' ? -amountCentavos : amountCentavos,
              reason,
            })
          }
          error={error}
          submitLabel={t('adjust.submit')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
