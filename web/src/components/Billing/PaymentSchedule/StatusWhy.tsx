import { useTranslation } from 'react-i18next'

import {
  isPaid,
  isWaived,
  type Bill,
} from 'src/components/Billing/Invoice/bill'
import { Why } from 'src/components/ui/text/Why'

import { paymentStatus } from '$api/src/shared/billing/paymentStatus'
import { formatShownDay, manilaToday } from '$api/src/shared/manilaTime'

type StatusWhyProps = {
  bill: Pick<
    Bill,
    'scheduleDate' | 'transactionId' | 'waivedAt' | 'waiveReason'
  >
}

/** Explains a bill's badge ("Bakit?"): the rule of spec section 4 that applies, and its inputs. */
export const StatusWhy = ({ bill }: StatusWhyProps) => {
  const { t, i18n } = useTranslation('billing')
  const today = manilaToday()
  const { key, days } = paymentStatus(
    { scheduleDate: bill.scheduleDate, isPaid: isPaid(bill) },
    today
  )
  const rule = isWaived(bill) ? 'waived' : key
  return (
    <Why
      label={t('status.why.label')}
      lines={[
        { text: t(`status.why.${rule}`, { days, count: Math.abs(days) }) },
        {
          text: t('status.why.due'),
          value: formatShownDay(bill.scheduleDate, i18n.language),
        },
        {
          text: t('status.why.today'),
          value: formatShownDay(today, i18n.language),
        },
        {
          text: t('status.why.transaction'),
          value: bill.transactionId ?? t('status.why.noTransaction'),
        },
        ...(bill.waiveReason
          ? [{ text: t('status.why.reason'), value: bill.waiveReason }]
          : []),
      ]}
    />
  )
}
