import { useDecisionWords } from 'src/components/Billing/staff/PaymentSchedule/useDecisionWords'
import { queriesAfterChange } from 'src/components/Billing/Subscription/subscription'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const PAUSE: Doc<'PauseSubscriptionMutation'> = gql`
  mutation PauseSubscriptionMutation($id: Int!, $reason: String!) {
    pauseSubscription(id: $id, reason: $reason) {
      id
    }
  }
`

type PauseDialogProps = { isOpen: boolean; onClose: () => void; id: number }

export const PauseDialog = ({ id, ...dialog }: PauseDialogProps) => (
  <ReasonDialog
    {...dialog}
    words={useDecisionWords('pause')}
    mutation={PAUSE}
    field="reason"
    variables={(reason) => ({ id, reason })}
    refetch={queriesAfterChange}
  />
)
