import { useTranslation } from 'react-i18next'
import type { AccountFields } from 'types/graphql'

import { PesoText } from 'src/components/ui/text/PesoText'

/** Billed = paid + credited + left. Credit that is not used is subtracted in the balance. */
export const LedgerTotals = ({ details }: { details: AccountFields }) => {
  const { t } = useTranslation('billing.staff')
  const figures = [
    ['billed', details.billedCentavos],
    ['paid', details.paidCentavos],
    ['credited', details.creditedCentavos],
    ['left', details.leftCentavos],
    ...(details.creditCentavos > 0
      ? ([['balance', details.balanceCentavos]] as const)
      : []),
    ['overdue', details.overdueCentavos],
  ] as const
  return (
    <dl className="panel grid grid-cols-2 flex-wrap justify-between gap-x-6 gap-y-4 p-4 sm:flex sm:p-6">
      {figures.map(([key, centavos]) => (
        <div key={key}>
          <dt className="text-muted text-sm">{t(`account.${key}`)}</dt>
          <dd
            className={`text-lg font-semibold ${key === 'overdue' && centavos > 0 ? 'text-error' : ''}`}
          >
            <PesoText centavos={centavos} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
