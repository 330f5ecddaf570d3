import { Undo2 } from 'lucide-react'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import 'src/components/Billing/Invoice/invoice'

import './firstApproval'

const WITHDRAW_APPROVAL: Doc<'WithdrawApprovalMutation'> = gql`
  mutation WithdrawApprovalMutation($id: Int!) {
    withdrawApproval(id: $id) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

type WithdrawApprovalProps = {
  approvalId: number
  /** The money that waits, in words. */
  transfer: string
  refetch: string[]
}

/** Withdraws a first approval as it is shown; money that is booked stays booked. */
export const WithdrawApproval = ({
  approvalId,
  transfer,
  refetch,
}: WithdrawApprovalProps) => (
  <Actions
    words="billing.staff"
    of={{ transfer }}
    refetch={refetch}
    size="sm"
    actions={[
      {
        name: 'withdraw',
        icon: Undo2,
        look: 'ghost',
        does: call(WITHDRAW_APPROVAL, { id: approvalId }),
        asks: 'confirm',
      },
    ]}
  />
)
