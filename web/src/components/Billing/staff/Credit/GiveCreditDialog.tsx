import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  GiveCreditMutation,
  GiveCreditMutationVariables,
} from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import { newKey } from 'src/lib/data/newKey'

const GIVE_CREDIT = gql`
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
  const { t } = useTranslation('billing.staff')
  const [key] = useState(newKey)
  const [save, { error }] = useSave<
    GiveCreditMutation,
    GiveCreditMutationVariables
  >(GIVE_CREDIT, {
    done: t('credit.given'),
    refetch: ['StudentPaymentDetailsQuery'],
    onDone: onClose,
    headers: () => ({ 'idempotency-key': key }),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('credit.giveTitle', { name: memberName })}
      text={t('credit.giveText')}
    >
      <div className="pb-3">
        <ResourceForm<Credit>
          entity="billing.staff.credit"
          fields={fields}
          onSave={(input) => save({ userId, ...input })}
          error={error}
          submitLabel={t('credit.give')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
