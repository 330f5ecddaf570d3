import { useTranslation } from 'react-i18next'
import type { CollectionReportQuery } from 'types/graphql'

import { ReportFigure } from 'src/components/Reports/staff/figures/ReportFigure'
import { daysLabel } from 'src/components/Reports/staff/figures/stepLabel'
import { SumText } from 'src/components/Reports/staff/figures/SumText'

export type Report = CollectionReportQuery['collectionReport']

/** The total of the period, of the previous one, and the difference. */
export const CollectionFigures = ({ report }: { report: Report }) => {
  const { t } = useTranslation('reports')
  const difference = String(
    BigInt(report.totalCentavos) - BigInt(report.beforeCentavos)
  )
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <ReportFigure
        label={t('collections.total')}
        value={<SumText centavos={report.totalCentavos} />}
        aside={`${daysLabel(report)} · ${t('collections.payments', { count: report.payments })}`}
        definition={t('collections.totalDefinition')}
      />
      <ReportFigure
        label={t('collections.before')}
        value={<SumText centavos={report.beforeCentavos} />}
        aside={`${daysLabel({ from: report.beforeFrom, to: report.beforeTo })} · ${t('collections.payments', { count: report.beforePayments })}`}
        definition={t('collections.beforeDefinition')}
      />
      <ReportFigure
        label={t('collections.difference')}
        value={<SumText centavos={difference} />}
        definition={t('collections.differenceDefinition')}
      />
    </div>
  )
}
