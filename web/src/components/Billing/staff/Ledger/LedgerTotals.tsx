import { useTranslation } from 'react-i18next'
import type { AccountFields } from 'types/graphql'

import { PesoText } from 'src/components/ui/text/PesoText/PesoText'

/** The balance is billed − waived − paid. */
export const LedgerTotals = ({ details }: { details: AccountFields }) => {
  const { t } = useTranslation('billing.staff')
  const figures = [
    ['billed', details.billedCentavos],
    ['waived', details.waivedCentavos],
    ['paid', details.paidCentavos],
    ['balance', details.balanceCentavos],
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
