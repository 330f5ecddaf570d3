import { Undo2 } from 'lucide-react'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { queriesAfterDecision } from './ApprovePaymentDialog'

const UNWAIVE_PAYMENT: Doc<'UnwaivePaymentMutation'> = gql`
  mutation UnwaivePaymentMutation($id: Int!) {
    unwaivePaymentSchedule(id: $id) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

/** Reverses a waiver, so that the bill is owed again. */
export const UnwaiveButton = ({ scheduleId }: { scheduleId: number }) => (
  <Actions
    words="billing"
    refetch={queriesAfterDecision}
    size="sm"
    actions={[
      {
        name: 'unwaive',
        icon: Undo2,
        look: 'ghost',
        does: call(UNWAIVE_PAYMENT, { id: scheduleId }),
      },
    ]}
  />
)
