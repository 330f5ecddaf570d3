import { useTranslation } from 'react-i18next'
import type { DeskBillFields } from 'types/graphql'

import { FromCredit } from 'src/components/Billing/Credit/FromCredit'
import { PaymentStatusBadge } from 'src/components/Billing/PaymentSchedule/PaymentStatusBadge'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { daysLate } from './daysLate'

import { formatPeso } from '$api/src/shared/money'

/**
 * The status of a bill, what is left of it if a part is paid, what credit has paid, how late it is, and the proof that
 * waits for a decision on it.
 */
export const BillState = ({ bill }: { bill: DeskBillFields }) => {
  const { t } = useTranslation('billing.staff')
  const late = daysLate(bill)
  return (
    <span className="inline-flex flex-wrap justify-end gap-1.5 sm:justify-start">
      <PaymentStatusBadge
        scheduleDate={bill.scheduleDate}
        isPaid={bill.transactionId !== null}
        isWaived={!!bill.waivedAt}
      />
      {bill.owedCentavos > 0 && bill.owedCentavos < bill.priceCentavos && (
        <StatusBadge tone="info">
          {t('deskBill.left', { amount: formatPeso(bill.owedCentavos) })}
        </StatusBadge>
      )}
      <FromCredit bill={bill} />
      {late > 0 && (
        <span className="text-error text-sm">
          {t('account.daysLate', { count: late })}
        </span>
      )}
      {bill.hasProof && (
        <StatusBadge tone="info">{t('deskBill.proof')}</StatusBadge>
      )}
      {bill.isWaiting && (
        <StatusBadge tone="info">{t('second.badge')}</StatusBadge>
      )}
    </span>
  )
}
