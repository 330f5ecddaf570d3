import { useDecisionWords } from 'src/components/Billing/staff/PaymentSchedule/useDecisionWords'
import { queriesAfterChange } from 'src/components/Billing/Subscription/subscription'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const UNSUBSCRIBE: Doc<'UnsubscribeMutation'> = gql`
  mutation UnsubscribeMutation($subscriptionId: Int!, $reason: String) {
    manualUserUnsubscription(subscriptionId: $subscriptionId, reason: $reason) {
      id
    }
  }
`

type UnsubscribeDialogProps = {
  isOpen: boolean
  onClose: () => void
  id: number
}

export const UnsubscribeDialog = ({
  id,
  ...dialog
}: UnsubscribeDialogProps) => (
  <ReasonDialog
    {...dialog}
    words={useDecisionWords('unsubscribe')}
    isDangerous
    mutation={UNSUBSCRIBE}
    field="reason"
    variables={(reason) => ({ subscriptionId: id, reason })}
    refetch={queriesAfterChange}
    isOptional
  />
)
