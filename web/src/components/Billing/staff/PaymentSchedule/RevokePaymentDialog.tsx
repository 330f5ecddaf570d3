import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

import { queriesAfterDecision } from './ApprovePaymentDialog'
import { useDecisionWords } from './useDecisionWords'

const REVOKE_PAYMENT: Doc<'RevokePaymentMutation'> = gql`
  mutation RevokePaymentMutation($id: Int!, $remarks: String!) {
    disapprovePaymentScheduleTransaction(id: $id, remarks: $remarks) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

type RevokePaymentDialogProps = {
  isOpen: boolean
  onClose: () => void
  scheduleId: number
}

export const RevokePaymentDialog = ({
  scheduleId,
  ...dialog
}: RevokePaymentDialogProps) => (
  <ReasonDialog
    {...dialog}
    words={useDecisionWords('revoke')}
    isDangerous
    refetch={queriesAfterDecision}
    mutation={REVOKE_PAYMENT}
    field="remarks"
    variables={(remarks) => ({ id: scheduleId, remarks })}
  />
)
