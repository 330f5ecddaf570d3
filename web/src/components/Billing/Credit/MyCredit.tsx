import { useTranslation } from 'react-i18next'
import type { InvoiceFields } from 'types/graphql'

import { isOpen } from 'src/components/Billing/Invoice/bill'
import { billsOf } from 'src/components/Billing/Invoice/invoice'

import { PayFromCreditButton } from './PayFromCreditButton'

import { formatPeso } from '$api/src/shared/money'

type MyCreditProps = {
  creditCentavos: number
  invoices: readonly InvoiceFields[]
}

/** The credit that the school holds for the member, which pays their next bills; nothing without credit. */
export const MyCredit = ({ creditCentavos, invoices }: MyCreditProps) => {
  const { t } = useTranslation('billing')
  if (creditCentavos <= 0) return null
  const bills = billsOf(invoices)
    .filter((bill) => isOpen(bill) && !bill.isReserved)
    .sort((a, b) => (a.scheduleDate < b.scheduleDate ? -1 : 1))
  return (
    <div className="panel mb-4 flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="text-sm">
        {t('credit.mine', { amount: formatPeso(creditCentavos) })}
      </p>
      {bills.length > 0 && (
        <PayFromCreditButton
          creditCentavos={creditCentavos}
          bills={bills}
          refetch={['MyInvoicesQuery']}
        />
      )}
    </div>
  )
}
