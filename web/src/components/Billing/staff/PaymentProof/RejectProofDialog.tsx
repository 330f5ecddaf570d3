import { queriesAfterDecision } from 'src/components/Billing/staff/PaymentSchedule/ApprovePaymentDialog'
import { useDecisionWords } from 'src/components/Billing/staff/PaymentSchedule/useDecisionWords'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const REJECT_PROOF: Doc<'RejectProofMutation'> = gql`
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
  proofId,
  ...dialog
}: RejectProofDialogProps) => (
  <ReasonDialog
    {...dialog}
    words={useDecisionWords('reject')}
    isDangerous
    refetch={queriesAfterDecision}
    mutation={REJECT_PROOF}
    field="reason"
    variables={(reason) => ({ id: proofId, reason })}
  />
)
