import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { useAccess } from 'src/hooks/access/useAccess'

const NOTIFY: Doc<'NotifyWaitlistMutation'> = gql`
  mutation NotifyWaitlistMutation($funnelId: String!) {
    notifyWaitlist(funnelId: $funnelId)
  }
`

type NotifyWaitlistProps = {
  funnelId: string
  list: { waiting: number; isWaitingCapped: boolean; isOpen: boolean }
}

/** Mails everyone in the waiting list that enrolment is open, after a confirmation, since mails cannot be recalled. */
export const NotifyWaitlist = ({
  funnelId,
  list: { waiting, isWaitingCapped, isOpen },
}: NotifyWaitlistProps) => {
  const { t } = useTranslation('marketing.staff')
  const { mayOpen } = useAccess()
  if (waiting === 0 || !mayOpen('editProduct')) return null
  if (!isOpen)
    return <p className="text-muted text-sm">{t('notify.notOpen')}</p>
  return (
    <Actions
      words="marketing.staff"
      of={{ count: waiting, more: isWaitingCapped ? '+' : '' }}
      refetch={['WaitlistPageQuery']}
      size="sm"
      className="flex justify-end"
      actions={[
        {
          name: 'notify',
          icon: Send,
          does: call(
            NOTIFY,
            { funnelId },
            { doneOf: ({ notifyWaitlist }) => ({ count: notifyWaitlist }) }
          ),
          asks: 'confirm',
        },
      ]}
    />
  )
}
