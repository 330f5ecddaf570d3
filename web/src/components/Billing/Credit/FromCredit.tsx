import { useTranslation } from 'react-i18next'

import { formatPeso } from '$api/src/shared/money'

type FromCreditProps = {
  bill: { priceCentavos: number; creditCentavos: number }
}

/** "Paid from credit", with the amount if it is only a part; renders nothing for a bill that no credit paid. */
export const FromCredit = ({
  bill: { priceCentavos, creditCentavos },
}: FromCreditProps) => {
  const { t } = useTranslation('billing')
  if (!(creditCentavos > 0)) return null
  return (
    <span className="text-muted">
      {creditCentavos < priceCentavos
        ? t('bills.partFromCredit', { amount: formatPeso(creditCentavos) })
        : t('bills.fromCredit')}
    </span>
  )
}
