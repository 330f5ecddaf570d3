import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  NotifyWaitlistMutation,
  NotifyWaitlistMutationVariables,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

const NOTIFY = gql`
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
  const { confirm, confirmDialog } = useConfirm()
  const [notify, { loading }] = useSave<
    NotifyWaitlistMutation,
    NotifyWaitlistMutationVariables
  >(NOTIFY, {
    done: ({ notifyWaitlist }) => t('notify.done', { count: notifyWaitlist }),
    refetch: ['WaitlistPageQuery'],
  })
  const people = { count: waiting, more: isWaitingCapped ? '+' : '' }
  if (waiting === 0 || !mayOpen('editProduct')) return null
  if (!isOpen)
    return <p className="text-muted text-sm">{t('notify.notOpen')}</p>

  const onNotify = async () => {
    const isSure = await confirm({
      title: t('notify.title', people),
      text: t('notify.text'),
      confirmLabel: t('notify.send', people),
    })
    if (isSure) await notify({ funnelId })
  }
  return (
    <div className="flex justify-end">
      <Button size="sm" icon={Send} busy={loading} onClick={onNotify}>
        {t('notify.send', people)}
      </Button>
      {confirmDialog}
    </div>
  )
}
