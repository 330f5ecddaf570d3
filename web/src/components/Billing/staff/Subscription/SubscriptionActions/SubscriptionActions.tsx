import { useState } from 'react'

import { EllipsisVertical, Pause, Play, Star, UserMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import {
  isLiveNow,
  stateOf,
  type Times,
} from 'src/components/Billing/Subscription/subscription'
import { Button } from 'src/components/ui/control/Button/Button'
import { Menu, type MenuItem } from 'src/components/ui/control/Menu/Menu'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useAccess } from 'src/hooks/access/useAccess'

import { PauseDialog } from './PauseDialog'
import { UnsubscribeDialog } from './UnsubscribeDialog'
import { useSubscriptionTasks } from './useSubscriptionTasks'

type SubscriptionActionsProps = {
  subscription: Times & {
    id: number
    isPrimary: boolean
    productName: string
  }
}

const ENDED = ['UNENROLLED', 'SUPERSEDED']

/**
 * The actions that staff can take on a subscription in its current state: make it primary, pause, resume, unsubscribe.
 */
export const SubscriptionActions = ({
  subscription,
}: SubscriptionActionsProps) => {
  const { t } = useTranslation('billing')
  const { can } = useAccess()
  const { confirm, confirmDialog } = useConfirm()
  const { makePrimary, resume } = useSubscriptionTasks()
  const [asking, setAsking] = useState<'pause' | 'unsubscribe'>()
  const { id, isPrimary, productName, status } = subscription
  const onClose = () => setAsking(undefined)
  const isLive = isLiveNow(subscription)

  const ask = async (
    task: 'makePrimary' | 'resume',
    act: (variables: { id: number }) => unknown
  ) => {
    const isSure = await confirm({
      title: t(`${task}.title`),
      text: t(`${task}.text`, { name: productName }),
      confirmLabel: t(`${task}.button`),
    })
    if (isSure) await act({ id })
  }

  const items: (MenuItem | false)[] = [
    can('user_enroll/unenroll') &&
      isLive &&
      !isPrimary && {
        label: t('makePrimary.button'),
        icon: Star,
        onSelect: () => void ask('makePrimary', makePrimary),
      },
    can('unsubscribe') &&
      (isLive || stateOf(subscription) === 'upcoming') && {
        label: t('pause.button'),
        icon: Pause,
        onSelect: () => setAsking('pause'),
      },
    can('unsubscribe') &&
      status === 'PAUSED' && {
        label: t('resume.button'),
        icon: Play,
        onSelect: () => void ask('resume', resume),
      },
    can('unsubscribe') &&
      !ENDED.includes(status) && {
        label: t('unsubscribe.button'),
        icon: UserMinus,
        isDangerous: true,
        onSelect: () => setAsking('unsubscribe'),
      },
  ]
  const offered = items.filter((item) => item !== false)
  if (offered.length === 0) return null

  return (
    <>
      <Menu
        button={
          <Button look="ghost" size="sm" icon={EllipsisVertical} iconOnly>
            {t('subscriptionRecord.actionsOf', { name: productName })}
          </Button>
        }
        items={offered}
      />
      {confirmDialog}
      <PauseDialog isOpen={asking === 'pause'} onClose={onClose} id={id} />
      <UnsubscribeDialog
        isOpen={asking === 'unsubscribe'}
        onClose={onClose}
        id={id}
      />
    </>
  )
}
