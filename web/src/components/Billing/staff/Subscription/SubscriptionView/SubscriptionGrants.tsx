import { useTranslation } from 'react-i18next'
import type { SubscriptionDetailFields } from 'types/graphql'

import { isLiveNow } from 'src/components/Billing/Subscription/subscription'
import { Card } from 'src/components/ui/layout/Card'

type SubscriptionGrantsProps = { subscription: SubscriptionDetailFields }

/** The rights that a subscription gives while it gives access. */
export const SubscriptionGrants = ({
  subscription,
}: SubscriptionGrantsProps) => {
  const { t } = useTranslation('billing')
  const { levels, courses } = subscription
  const parts = [
    { title: t('subscriptionRecord.levels'), names: levels },
    { title: t('subscriptionRecord.courses'), names: courses },
  ]
  return (
    <Card title={t('subscriptionRecord.grants')}>
      {!isLiveNow(subscription) && (
        <p className="text-muted mb-3 text-sm">
          {t('subscriptionRecord.grantsNothing')}
        </p>
      )}
      <dl className="space-y-3 text-sm">
        {parts.map(({ title, names }) => (
          <div key={title}>
            <dt className="text-muted">{title}</dt>
            <dd className="font-medium wrap-anywhere">
              {names.join(', ') || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
