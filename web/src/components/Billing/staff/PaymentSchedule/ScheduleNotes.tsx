import { useTranslation } from 'react-i18next'

import { isPaid, isPartlyPaid } from 'src/components/Billing/Invoice/bill'

import type { StaffBill } from './firstApproval'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

/** The details that an entry's badge does not show: a first approval, a promise, the reason of a waiver. */
export const ScheduleNotes = ({ entry }: { entry: StaffBill }) => {
  const { t, i18n } = useTranslation('billing.staff')
  const { approval, promisedDate, waiveReason } = entry
  const notes = [
    isPartlyPaid(entry) &&
      t('partly.left', {
        paid: formatPeso(entry.paidCentavos),
        left: formatPeso(entry.owedCentavos),
      }),
    approval &&
      t('second.by', {
        name: approval.approvedByName,
        platform: platformLabel(approval.platform),
        invoice: approval.externalInvoiceId,
      }),
    approval?.statementLineId && t('second.ofStatement'),
    promisedDate &&
      !isPaid(entry) &&
      t('promise.by', { date: formatShownDay(promisedDate, i18n.language) }),
    waiveReason,
  ].filter(Boolean)
  if (notes.length === 0) return null
  return (
    <span className="text-muted mt-1 block max-w-60 text-sm">
      {notes.join(' · ')}
    </span>
  )
}
