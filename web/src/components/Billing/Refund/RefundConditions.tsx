import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import {
  refundConditions,
  refundTerms,
  type RefundUse,
} from '$api/src/shared/billing/paying/refundTerms'
import { formatShownDay, type Day } from '$api/src/shared/manilaTime'

/** The conditions of a refund, each with whether it is met on a day, and its state. */
export const RefundConditions = ({
  use,
  day,
}: {
  use: RefundUse
  day: Day
}) => {
  const { t, i18n } = useTranslation('billing')
  const { until, lessonsFinished, filesDownloaded } = use
  const texts = {
    days: () =>
      t('refund.days', {
        days: refundTerms.days,
        date: formatShownDay(until, i18n.language),
      }),
    lessons: (isMet: boolean) =>
      t(isMet ? 'refund.lessons' : 'refund.lessonsAbove', {
        finished: lessonsFinished,
        most: refundTerms.lessons,
      }),
    files: (isMet: boolean) =>
      isMet
        ? t('refund.files')
        : t('refund.filesAbove', { count: filesDownloaded }),
  }
  return (
    <ul className="space-y-1.5 text-sm">
      {refundConditions(use, day).map(({ key, isMet }) => {
        const Icon = isMet ? Check : X
        return (
          <li key={key} className="flex gap-2">
            <Icon
              className={`mt-0.5 size-4 shrink-0 ${isMet ? 'text-success' : 'text-error'}`}
              aria-label={t(isMet ? 'refund.met' : 'refund.notMet')}
              role="img"
            />
            <span className="min-w-0 wrap-anywhere">{texts[key](isMet)}</span>
          </li>
        )
      })}
    </ul>
  )
}
