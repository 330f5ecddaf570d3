import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

import { queriesAfterDecision } from './ApprovePaymentDialog'
import { useDecisionWords } from './useDecisionWords'

const WAIVE_PAYMENT: Doc<'WaivePaymentMutation'> = gql`
  mutation WaivePaymentMutation($id: Int!, $reason: String!) {
    waivePaymentSchedule(id: $id, reason: $reason) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

type WaiveDialogProps = {
  isOpen: boolean
  onClose: () => void
  scheduleId: number
}

export const WaiveDialog = ({ scheduleId, ...dialog }: WaiveDialogProps) => (
  <ReasonDialog
    {...dialog}
    words={useDecisionWords('waive')}
    refetch={queriesAfterDecision}
    mutation={WAIVE_PAYMENT}
    field="reason"
    variables={(reason) => ({ id: scheduleId, reason })}
  />
)
