import { useTranslation } from 'react-i18next'
import type {
  RevokePaymentMutation,
  RevokePaymentMutationVariables,
} from 'types/graphql'

import { ReasonDialog } from 'src/components/Billing/PaymentSchedule/ReasonDialog'
import { useSave } from 'src/hooks/useSave'

import { afterDecision } from './ApprovePaymentDialog'

const REVOKE_PAYMENT = gql`
  mutation RevokePaymentMutation($id: Int!, $remarks: String!) {
    disapprovePaymentScheduleTransaction(id: $id, remarks: $remarks) {
      ...PaymentScheduleFields
    }
  }
`

type RevokePaymentDialogProps = {
  isOpen: boolean
  onClose: () => void
  scheduleId: number
}

export const RevokePaymentDialog = ({
  isOpen,
  onClose,
  scheduleId,
}: RevokePaymentDialogProps) => {
  const { t } = useTranslation('billing')
  const [revoke, { error }] = useSave<
    RevokePaymentMutation,
    RevokePaymentMutationVariables
  >(REVOKE_PAYMENT, {
    done: t('revoke.done'),
    refetch: afterDecision,
    onDone: onClose,
  })

  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      field="remarks"
      title={t('revoke.title')}
      text={t('revoke.text')}
      submitLabel={t('revoke.submit')}
      error={error}
      onReason={(remarks) => revoke({ id: scheduleId, remarks })}
    />
  )
}
