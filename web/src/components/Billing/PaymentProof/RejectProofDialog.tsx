import { useTranslation } from 'react-i18next'
import type {
  RejectProofMutation,
  RejectProofMutationVariables,
} from 'types/graphql'

import { afterDecision } from 'src/components/Billing/PaymentSchedule/ApprovePaymentDialog'
import { ReasonDialog } from 'src/components/Billing/PaymentSchedule/ReasonDialog'
import { useSave } from 'src/hooks/useSave'

const REJECT_PROOF = gql`
  mutation RejectProofMutation($id: Int!, $reason: String!) {
    rejectPaymentProof(id: $id, reason: $reason) {
      id
      status
      rejectReason
    }
  }
`

type RejectProofDialogProps = {
  isOpen: boolean
  onClose: () => void
  proofId: number
}

export const RejectProofDialog = ({
  isOpen,
  onClose,
  proofId,
}: RejectProofDialogProps) => {
  const { t } = useTranslation('billing')
  const [reject, { error }] = useSave<
    RejectProofMutation,
    RejectProofMutationVariables
  >(REJECT_PROOF, {
    done: t('reject.done'),
    refetch: afterDecision,
    onDone: onClose,
  })

  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      field="reason"
      title={t('reject.title')}
      text={t('reject.text')}
      submitLabel={t('reject.submit')}
      error={error}
      onReason={(reason) => reject({ id: proofId, reason })}
    />
  )
}
