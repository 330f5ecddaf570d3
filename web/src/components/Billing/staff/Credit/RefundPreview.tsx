import { useTranslation } from 'react-i18next'

import { useFormContext } from '@redwoodjs/forms'

import { formatPeso } from '$api/src/shared/money'

/** Where the typed amount comes from: the member's credit, then what they paid. */
export const RefundPreview = ({
  creditCentavos,
}: {
  creditCentavos: number
}) => {
  const { t } = useTranslation('billing.staff')
  const { watch } = useFormContext<{ amountCentavos: number | null }>()
  const amount = watch('amountCentavos') ?? 0
  if (!(amount > 0)) return null
  const fromCredit = Math.min(amount, creditCentavos)
  return (
    <ul
      role="status"
      className="bg-base-200 space-y-1 rounded-lg px-3 py-2 text-sm"
    >
      {fromCredit > 0 && (
        <li>{t('refund.fromCredit', { amount: formatPeso(fromCredit) })}</li>
      )}
      {amount > fromCredit && (
        <li>
          {t('refund.fromPaid', { amount: formatPeso(amount - fromCredit) })}
        </li>
      )}
    </ul>
  )
}
