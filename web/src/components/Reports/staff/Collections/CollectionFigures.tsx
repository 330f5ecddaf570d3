import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CollectionReportQuery } from 'types/graphql'

import { ReportFigure } from 'src/components/Reports/staff/figures/ReportFigure'
import { daysLabel } from 'src/components/Reports/staff/figures/stepLabel'
import { SumText } from 'src/components/Reports/staff/figures/SumText'

import { changeSince } from '$api/src/shared/reports/change'

export type Report = CollectionReportQuery['collectionReport']

const icons = { up: ArrowUp, down: ArrowDown, same: Minus }

const DifferenceText = ({
  change: { differenceCentavos, direction },
}: {
  change: ReturnType<typeof changeSince>
}) => {
  const Icon = icons[direction]
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="text-muted size-5" />
      <span>
        {direction === 'up' && '+'}
        <SumText centavos={differenceCentavos} />
      </span>
    </span>
  )
}

/** The total of the period, of the previous one, and the difference. */
export const CollectionFigures = ({ report }: { report: Report }) => {
  const { t, i18n } = useTranslation('reports')
  const change = changeSince(report.totalCentavos, report.beforeCentavos)
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <ReportFigure
        label={t('collections.total')}
        value={<SumText centavos={report.totalCentavos} />}
        aside={`${daysLabel(report, i18n.language)} · ${t('collections.payments', { count: report.payments })}`}
        definition={t('collections.totalDefinition')}
      />
      <ReportFigure
        label={t('collections.before')}
        value={<SumText centavos={report.beforeCentavos} />}
        aside={`${daysLabel({ from: report.beforeFrom, to: report.beforeTo }, i18n.language)} · ${t('collections.payments', { count: report.beforePayments })}`}
        definition={t('collections.beforeDefinition')}
      />
      <ReportFigure
        label={t('collections.difference')}
        value={<DifferenceText change={change} />}
        aside={
          change.percent === null
            ? t('collections.nothingBefore')
            : t('collections.percent', {
                percent: Math.abs(change.percent),
                context: change.direction,
              })
        }
        definition={t('collections.differenceDefinition')}
      />
    </div>
  )
}
