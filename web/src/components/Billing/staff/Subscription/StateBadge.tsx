import { useTranslation } from 'react-i18next'

import {
  stateOf,
  stateTones,
  type Times,
} from 'src/components/Billing/Subscription/subscription'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

type StateBadgeProps = { subscription: Times & { isPrimary?: boolean } }

/** The status of a subscription today, and whether it is the primary one. */
export const StateBadge = ({ subscription }: StateBadgeProps) => {
  const { t } = useTranslation('billing')
  const state = stateOf(subscription)
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge tone={stateTones[state]}>
        {t(`subscription.state.${state}`)}
      </StatusBadge>
      {subscription.isPrimary && (
        <StatusBadge tone="info">{t('subscriptionRecord.primary')}</StatusBadge>
      )}
    </span>
  )
}
