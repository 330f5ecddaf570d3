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
}: RejectProofDialogProps) => (
  <ReasonDialog
    words="billing"
    name="reject"
    does={call(REJECT_PROOF, { id: proofId })}
    refetch={queriesAfterDecision}
    isDangerous
    onClose={onClose}
  />
)
