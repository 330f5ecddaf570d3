import { useTranslation } from 'react-i18next'
import type { RefundedBills } from 'types/graphql'

import { useFormContext } from '@redwoodjs/forms'

import { owedAgain, type PaidEntry } from './paidEntries'

import { formatPeso } from '$api/src/shared/money'

type RefundPreviewProps = {
  creditCentavos: number
  paidEntries: readonly PaidEntry[]
}

/** Where the typed amount comes from: the member's credit, then what they paid on bills; and what is owed afterwards. */
export const RefundPreview = ({
  creditCentavos,
  paidEntries,
}: RefundPreviewProps) => {
  const { t } = useTranslation('billing.staff')
  const { watch } = useFormContext<{
    amountCentavos?: number | null
    bills?: RefundedBills | null
  }>()
  const amount = watch('amountCentavos') ?? 0
  if (!(amount > 0)) return null
  const fromCredit = Math.min(amount, creditCentavos)
  const fromBills = amount - fromCredit
  const reopened =
    watch('bills') === 'OWED_AGAIN' ? owedAgain(fromBills, paidEntries) : []
  return (
    <ul
      role="status"
      className="bg-base-200 space-y-1 rounded-lg px-3 py-2 text-sm"
    >
      {fromCredit > 0 && (
        <li>{t('refund.fromCredit', { amount: formatPeso(fromCredit) })}</li>
      )}
      {fromBills > 0 && (
        <li>{t('refund.fromPaid', { amount: formatPeso(fromBills) })}</li>
      )}
      {reopened.map(({ id, seq, invoiceNumber, owedCentavos }) => (
        <li key={id}>
          {t('refund.owedAgain', {
            seq,
            invoice: invoiceNumber,
            amount: formatPeso(owedCentavos),
          })}
        </li>
      ))}
    </ul>
  )
}
