import { useTranslation } from 'react-i18next'
import type { DeskProofFields } from 'types/graphql'

import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

/** The bills that a proof covers, and the total still owed for them. */
export const ProofBills = ({
  proof: { bills, owedCentavos, bookedCentavos },
}: {
  proof: DeskProofFields
}) => {
  const { t } = useTranslation('billing.staff')
  return (
    <div className="text-sm">
      <h3 className="text-muted text-sm font-normal">{t('proofDesk.bills')}</h3>
      <ul className="divide-base-300 border-base-300 mt-1 divide-y border-y">
        {bills.map((bill) => (
          <li key={bill.id} className="flex justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">
                {bill.productName}
              </span>
              <span className="text-muted">
                {bill.invoiceNumber} · <DateText date={bill.scheduleDate} />
                {bill.owedCentavos === 0 && ` · ${t('proofDesk.settled')}`}
              </span>
            </span>
            <PesoText
              centavos={bill.owedCentavos || bill.priceCentavos}
              className={bill.owedCentavos ? '' : 'text-muted line-through'}
            />
          </li>
        ))}
      </ul>
      {bookedCentavos > 0 && (
        <p className="mt-2 flex justify-between gap-4">
          <span>{t('proofDesk.bookedBefore')}</span>
          <PesoText centavos={bookedCentavos} />
        </p>
      )}
      <p className="mt-2 flex justify-between gap-4 font-semibold">
        <span>{t('proofDesk.owed')}</span>
        <PesoText centavos={owedCentavos} />
      </p>
    </div>
  )
}
