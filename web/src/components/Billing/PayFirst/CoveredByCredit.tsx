import { useTranslation } from 'react-i18next'

import { PayFromCreditButton } from 'src/components/Billing/Credit/PayFromCreditButton'
import type { Bill } from 'src/components/Billing/Invoice/bill'

import { formatPeso } from '$api/src/shared/money'

type CoveredByCreditProps = {
  bill: Bill
  creditCentavos: number
  /** The rest that is left to pay after the credit. */
  leftCentavos: number
}

/** The part of the bill that the member's credit covers, with the button that pays it. */
export const CoveredByCredit = ({
  bill,
  creditCentavos,
  leftCentavos,
}: CoveredByCreditProps) => {
  const { t } = useTranslation('billing')
  return (
    <div className="bg-base-200 flex flex-wrap items-center justify-between gap-3 rounded-lg p-3">
      <p className="text-sm">
        {t(leftCentavos > 0 ? 'payFirst.credit' : 'payFirst.creditAll', {
          covered: formatPeso(bill.owedCentavos - leftCentavos),
          price: formatPeso(bill.owedCentavos),
          left: formatPeso(leftCentavos),
        })}
      </p>
      <PayFromCreditButton
        creditCentavos={creditCentavos}
        bills={[bill]}
        refetch={['FirstPaymentQuery']}
      />
    </div>
  )
}
