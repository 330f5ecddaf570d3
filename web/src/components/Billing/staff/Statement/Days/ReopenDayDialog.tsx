import { useTranslation } from 'react-i18next'

import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const REOPEN: Doc<'ReopenDayMutation'> = gql`
  mutation ReopenDayMutation($id: Int!, $reason: String!) {
    reopenDay(id: $id, reason: $reason)
  }
`

type ReopenDayDialogProps = { closeId: number; onClose: () => void }

/** Opens a closed day again, with a reason. */
export const ReopenDayDialog = ({ closeId, onClose }: ReopenDayDialogProps) => {
  const { t } = useTranslation('billing.staff')
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      words={{
        title: t('paymentDay.reopenTitle'),
        text: t('paymentDay.reopenText'),
        label: t('paymentDay.reason'),
        submit: t('paymentDay.reopen'),
        done: t('paymentDay.reopened'),
      }}
      mutation={REOPEN}
      field="reason"
      variables={(reason) => ({ id: closeId, reason })}
      refetch={['PaymentDaysQuery']}
    />
  )
}
