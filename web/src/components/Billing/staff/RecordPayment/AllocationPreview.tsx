import { useTranslation } from 'react-i18next'

import { useFormContext } from '@redwoodjs/forms'

import {
  allocate,
  type OwedBill,
} from '$api/src/shared/billing/paying/allocate'
import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

export type BillToPay = OwedBill & {
  invoiceNumber: string
  scheduleDate: string
}

/** Previews the bills that the typed amount pays, by the server's rule. */
export const AllocationPreview = ({ bills }: { bills: BillToPay[] }) => {
  const { t, i18n } = useTranslation('billing.staff')
  const { watch } = useFormContext<{
    amountCentavos: number | null
    keepsSurplus: boolean
  }>()
  const amount = watch('amountCentavos') ?? 0
  const isKept = watch('keepsSurplus')
  if (!(amount > 0)) return null
  const { parts, surplusCentavos } = allocate(amount, bills)
  return (
    <div
      role="status"
      className="bg-base-200 space-y-1 rounded-lg px-3 py-2 text-sm"
    >
      <p className="font-medium">{t('recordPayment.pays')}</p>
      <ul className="space-y-1">
        {parts.map(({ bill, amountCentavos, leftCentavos }) => (
          <li key={bill.id}>
            {t(
              leftCentavos > 0 ? 'recordPayment.part' : 'recordPayment.whole',
              {
                invoice: bill.invoiceNumber,
                date: formatShownDay(bill.scheduleDate, i18n.language),
                amount: formatPeso(amountCentavos),
                left: formatPeso(leftCentavos),
              }
            )}
          </li>
        ))}
      </ul>
      {surplusCentavos > 0 && (
        <p className={isKept ? '' : 'text-error font-medium'}>
          {t(isKept ? 'recordPayment.toCredit' : 'recordPayment.surplus', {
            amount: formatPeso(surplusCentavos),
          })}
        </p>
      )}
    </div>
  )
}
