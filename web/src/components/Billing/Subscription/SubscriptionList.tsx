import { useTranslation } from 'react-i18next'
import type { SubscriptionFields } from 'types/graphql'

import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { ExpiryText } from './ExpiryText'
import { stateOf, stateTones } from './subscription'

type SubscriptionListProps = {
  subscriptions: readonly SubscriptionFields[]
}

export const SubscriptionList = ({ subscriptions }: SubscriptionListProps) => {
  const { t } = useTranslation('billing')
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {subscriptions.map((subscription) => {
        const { id, productName, expiry, createdAt, startsAt } = subscription
        const state = stateOf(subscription)
        return (
          <li key={id} className="panel p-4 sm:p-5">
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 text-base wrap-anywhere">{productName}</h3>
              <StatusBadge tone={stateTones[state]}>
                {t(`subscription.state.${state}`)}
              </StatusBadge>
            </div>
            <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
              <dt className="text-muted">{t('subscription.access')}</dt>
              <dd className="font-medium">
                <ExpiryText expiry={expiry} />
              </dd>
              <dt className="text-muted">{t('subscription.since')}</dt>
              <dd>
                <DateText date={startsAt ?? createdAt} />
              </dd>
            </dl>
            {state === 'pending' && (
              <p className="text-muted mt-3 text-sm">
                {t('subscription.pendingHelp')}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
