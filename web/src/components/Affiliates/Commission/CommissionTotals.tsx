import { useTranslation } from 'react-i18next'
import type { CommissionTotalsFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { PesoText } from 'src/components/ui/text/PesoText'

import { formatPeso } from '$api/src/shared/money'

registerFragment(gql`
  fragment CommissionTotalsFields on CommissionTotals {
    pendingCentavos
    dueCentavos
    heldCentavos
    inPayoutCentavos
    paidCentavos
    earnedCentavos
    minimumCentavos
  }
`)

type CommissionTotalsProps = { totals: CommissionTotalsFields }

/** Where all commission of an affiliate stands. Held money has its place only if there is some. */
export const CommissionTotals = ({ totals }: CommissionTotalsProps) => {
  const { t } = useTranslation('affiliates')
  const places = [
    ['due', totals.dueCentavos],
    ['pending', totals.pendingCentavos],
    ...(totals.heldCentavos === 0
      ? []
      : ([['held', totals.heldCentavos]] as const)),
    ['inPayout', totals.inPayoutCentavos],
    ['paid', totals.paidCentavos],
  ] as const
  return (
    <section className="panel mb-6 p-4 sm:p-5" aria-label={t('totals.title')}>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {places.map(([key, centavos]) => (
          <div key={key}>
            <dt className="text-muted text-sm">{t(`totals.${key}`)}</dt>
            <dd className="text-xl font-semibold">
              <PesoText centavos={centavos} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted mt-4 text-sm">
        {t('totals.minimum', { amount: formatPeso(totals.minimumCentavos) })}
      </p>
    </section>
  )
}
