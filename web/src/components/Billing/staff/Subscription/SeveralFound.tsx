import { useTranslation } from 'react-i18next'
import type { SubscriptionFields } from 'types/graphql'

import { isLiveNow } from 'src/components/Billing/Subscription/subscription'

type SeveralFoundProps = { subscriptions: readonly SubscriptionFields[] }

/** Names the subscriptions that give access at the same time, and explains that one can be made primary. */
export const SeveralFound = ({ subscriptions }: SeveralFoundProps) => {
  const { t } = useTranslation('billing')
  const live = subscriptions.filter(isLiveNow)
  if (live.length < 2 || live.some(({ isPrimary }) => isPrimary)) return null
  return (
    <div
      role="note"
      className="alert alert-warning alert-soft mb-4 block text-sm"
    >
      <p className="font-semibold">{t('severalFound.title')}</p>
      <p className="mt-1">
        {t('severalFound.text', {
          names: live
            .map(({ productName, funnel }) => `${productName} (${funnel.name})`)
            .join(', '),
        })}
      </p>
    </div>
  )
}
