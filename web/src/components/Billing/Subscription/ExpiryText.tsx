import { useTranslation } from 'react-i18next'

import { DateText } from 'src/components/ui/text/DateText'

import {
  isExpired,
  isLifetime,
} from '$api/src/shared/billing/subscriptions/subscriptionExpiry'
import type { Day } from '$api/src/shared/manilaTime'

type ExpiryTextProps = { expiry?: string | null; today?: Day }

/** 'Lifetime Access', a date, or a past date marked '(Expired)' (spec section 4). */
export const ExpiryText = ({ expiry, today }: ExpiryTextProps) => {
  const { t } = useTranslation('billing')
  if (!expiry) return <>{t('subscription.notStarted')}</>

  const instant = new Date(expiry)
  if (isLifetime(instant)) return <>{t('subscription.lifetime')}</>
  return (
    <>
      <DateText date={expiry} />
      {isExpired(instant, today) && (
        <span className="text-error font-medium">
          {' '}
          {t('subscription.expired')}
        </span>
      )}
    </>
  )
}
