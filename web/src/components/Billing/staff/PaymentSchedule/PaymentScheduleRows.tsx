import { useTranslation } from 'react-i18next'

import type { StaffBill } from './firstApproval'
import { ScheduleRow } from './ScheduleRow'

/** A table on wide screens and a list of cards on phones, where explicit roles keep its semantics. */
export const PaymentScheduleRows = ({ entries }: { entries: StaffBill[] }) => {
  const { t } = useTranslation('billing')
  if (entries.length === 0) {
    return (
      <p className="border-base-300 text-muted border-y px-4 py-3 text-sm sm:px-6">
        {t('schedule.none')}
      </p>
    )
  }
  const heading = 'px-3 py-2 text-left font-medium first:pl-6 last:pr-6'
  return (
    <table className="border-base-300 block w-full border-y text-sm md:table">
      <thead className="text-muted bg-base-200 max-md:sr-only">
        <tr>
          <th className={heading}>{t('schedule.date')}</th>
          <th className={`${heading} text-right`}>{t('schedule.amount')}</th>
          <th className={heading}>{t('schedule.status')}</th>
          <th className={heading}>{t('schedule.platform')}</th>
          <th className={heading}>{t('schedule.externalInvoice')}</th>
          <th className={heading}>
            <span className="sr-only">{t('schedule.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-base-300 block divide-y md:table-row-group">
        {entries.map((entry) => (
          <ScheduleRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}
