import { useTranslation } from 'react-i18next'
import type { DeskBillFields } from 'types/graphql'

import { PesoText } from 'src/components/ui/text/PesoText/PesoText'

import { formatPeso } from '$api/src/shared/money'

/** What is open of a bill that is paid in part, and its price; for other bills the price. */
export const BillAmount = ({ bill }: { bill: DeskBillFields }) => {
  const { t } = useTranslation('billing')
  const { owedCentavos, priceCentavos } = bill
  if (owedCentavos === 0 || owedCentavos === priceCentavos)
    return <PesoText centavos={priceCentavos} />
  return (
    <>
      <PesoText centavos={owedCentavos} />
      <span className="text-muted block text-xs">
        {t('bills.leftOf', { price: formatPeso(priceCentavos) })}
      </span>
    </>
  )
}
