import { useTranslation } from 'react-i18next'

import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { paymentStatus } from '$api/src/shared/billing/paymentStatus'
import type { Day } from '$api/src/shared/manilaTime'

type PaymentStatusBadgeProps = {
  scheduleDate: Day
  isPaid: boolean
  /** A part of an open bill is paid. */
  isPartlyPaid?: boolean
  isWaived?: boolean
  today?: Day
}

/** The payment status of spec section 4 in the reader's language, and beside it whether a part is paid; waived bills have
 * their own. */
export const PaymentStatusBadge = ({
  isPartlyPaid = false,
  isWaived = false,
  today,
  ...entry
}: PaymentStatusBadgeProps) => {
  const { t } = useTranslation('billing')
  if (isWaived)
    return <StatusBadge tone="neutral">{t('status.waived')}</StatusBadge>
  const { key, days, badge } = paymentStatus(entry, today)
  return (
    <>
      <StatusBadge tone={badge}>{t(`status.${key}`, { days })}</StatusBadge>
      {isPartlyPaid && (
        <StatusBadge tone="info">{t('status.partlyPaid')}</StatusBadge>
      )}
    </>
  )
}
