import { useTranslation } from 'react-i18next'

import { queriesAfterDecision } from 'src/components/Billing/staff/PaymentSchedule/ApprovePaymentDialog'
import { call } from 'src/components/ui/resource/Actions/action'
import ReasonDialog from 'src/components/ui/resource/Actions/ReasonDialog'

const REJECT_PROOF: Doc<'RejectProofMutation'> = gql`
  mutation RejectProofMutation($id: Int!, $reason: String!) {
    rejectPaymentProof(id: $id, reason: $reason) {
      id
      status
      rejectReason
    }
  }
`

type RejectProofDialogProps = { proofId: number; onClose: () => void }

export const RejectProofDialog = ({
  proofId,
  onClose,
}: RejectProofDialogProps) => {
  const { t } = useTranslation('billing')
  return (
    <ReasonDialog
      words="billing"
      name="reject"
      does={call(REJECT_PROOF, { id: proofId })}
      refetch={queriesAfterDecision}
      suggestions={(
        ['unreadable', 'amount', 'recipient', 'sender'] as const
      ).map((reason) => t(`rejectReason.${reason}`))}
      isDangerous
      onClose={onClose}
    />
  )
}
