import { Pause, Play, Star, UserMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import {
  isLiveNow,
  queriesAfterChange,
  stateOf,
  type Times,
} from 'src/components/Billing/Subscription/subscription'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { useAccess } from 'src/hooks/access/useAccess'

const MAKE_PRIMARY: Doc<'MakePrimaryMutation'> = gql`
  mutation MakePrimaryMutation($id: Int!) {
    makeSubscriptionPrimary(id: $id) {
      id
    }
  }
`

const PAUSE: Doc<'PauseSubscriptionMutation'> = gql`
  mutation PauseSubscriptionMutation($id: Int!, $reason: String!) {
    pauseSubscription(id: $id, reason: $reason) {
      id
    }
  }
`

const RESUME: Doc<'ResumeSubscriptionMutation'> = gql`
  mutation ResumeSubscriptionMutation($id: Int!) {
    resumeSubscription(id: $id) {
      id
    }
  }
`

const UNSUBSCRIBE: Doc<'UnsubscribeMutation'> = gql`
  mutation UnsubscribeMutation($subscriptionId: Int!, $reason: String) {
    manualUserUnsubscription(subscriptionId: $subscriptionId, reason: $reason) {
      id
    }
  }
`

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
  const { id, isPrimary, productName, status } = subscription
  const isLive = isLiveNow(subscription)
  const mayEnd = can('unsubscribe')

  return (
    <Actions
      words="billing"
      of={{ name: productName }}
      refetch={queriesAfterChange}
      size="sm"
      more={t('subscriptionRecord.actionsOf', { name: productName })}
      actions={[
        can('user_enroll/unenroll') &&
          isLive &&
          !isPrimary && {
            name: 'makePrimary',
            icon: Star,
            isRare: true,
            does: call(MAKE_PRIMARY, { id }),
            asks: 'confirm',
          },
        mayEnd &&
          (isLive || stateOf(subscription) === 'upcoming') && {
            name: 'pause',
            icon: Pause,
            isRare: true,
            does: call(PAUSE, { id }),
            asks: 'reason',
          },
        mayEnd &&
          status === 'PAUSED' && {
            name: 'resume',
            icon: Play,
            isRare: true,
            does: call(RESUME, { id }),
            asks: 'confirm',
          },
        mayEnd &&
          !ENDED.includes(status) && {
            name: 'unsubscribe',
            icon: UserMinus,
            isRare: true,
            does: call(UNSUBSCRIBE, { subscriptionId: id }),
            asks: 'reason',
            isOptional: true,
            isDangerous: true,
          },
      ]}
    />
  )
}
