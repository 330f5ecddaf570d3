import { useTranslation } from 'react-i18next'

import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const SETTLE: Doc<'SettleEventMutation'> = gql`
  mutation SettleEventMutation($id: Int!, $note: String!) {
    settleGatewayEvent(id: $id, note: $note) {
      id
    }
  }
`

type SettleEventDialogProps = { id: number; onClose: () => void }

/** Closes an unmatched online payment with a note on what staff did about it. */
export const SettleEventDialog = ({ id, onClose }: SettleEventDialogProps) => {
  const { t } = useTranslation('billing.staff')
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      words={{
        title: t('gateway.settle'),
        text: t('gateway.settleText'),
        label: t('gateway.note'),
        submit: t('gateway.settle'),
        done: t('gateway.settled'),
      }}
      mutation={SETTLE}
      field="note"
      variables={(note) => ({ id, note })}
      refetch={['GatewayEventsQuery']}
    />
  )
}
