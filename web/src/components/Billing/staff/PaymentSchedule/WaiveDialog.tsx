import { call } from 'src/components/ui/resource/Actions/action'
import ReasonDialog from 'src/components/ui/resource/Actions/ReasonDialog'

import { queriesAfterDecision } from './ApprovePaymentDialog'

const WAIVE_PAYMENT: Doc<'WaivePaymentMutation'> = gql`
  mutation WaivePaymentMutation($id: Int!, $reason: String!) {
    waivePaymentSchedule(id: $id, reason: $reason) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

type WaiveDialogProps = { scheduleId: number; onClose: () => void }

export const WaiveDialog = ({ scheduleId, onClose }: WaiveDialogProps) => (
  <ReasonDialog
    words="billing"
    name="waive"
    does={call(WAIVE_PAYMENT, { id: scheduleId })}
    refetch={queriesAfterDecision}
    onClose={onClose}
  />
)
