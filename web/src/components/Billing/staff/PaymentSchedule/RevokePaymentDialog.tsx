import { call } from 'src/components/ui/resource/Actions/action'
import ReasonDialog from 'src/components/ui/resource/Actions/ReasonDialog'

import { queriesAfterDecision } from './ApprovePaymentDialog'

const REVOKE_PAYMENT: Doc<'RevokePaymentMutation'> = gql`
  mutation RevokePaymentMutation($id: Int!, $remarks: String!) {
    disapprovePaymentScheduleTransaction(id: $id, remarks: $remarks) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

type RevokePaymentDialogProps = { scheduleId: number; onClose: () => void }

export const RevokePaymentDialog = ({
  scheduleId,
  onClose,
}: RevokePaymentDialogProps) => (
  <ReasonDialog
    words="billing"
    name="revoke"
    does={call(REVOKE_PAYMENT, { id: scheduleId })}
    reasonAs="remarks"
    refetch={queriesAfterDecision}
    isDangerous
    onClose={onClose}
  />
)
