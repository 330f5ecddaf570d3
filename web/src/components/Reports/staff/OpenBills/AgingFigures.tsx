import { useTranslation } from 'react-i18next'
import type { AgingQuery } from 'types/graphql'

import { ReportChart } from 'src/components/Reports/staff/figures/ReportChart'
import { ReportFigure } from 'src/components/Reports/staff/figures/ReportFigure'
import { SumText } from 'src/components/Reports/staff/figures/SumText'
import { Card } from 'src/components/ui/layout/Card'

import type { AgingKey } from '$api/src/shared/billing/collecting/agingBucket'

export type Aging = AgingQuery['agingReport']

/** The total owed, grouped by how long it has been overdue. */
export const AgingFigures = ({ report }: { report: Aging }) => {
  const { t } = useTranslation('reports')
  return (
    <>
      <div className="sm:max-w-sm">
        <ReportFigure
          label={t('aging.total')}
          value={<SumText centavos={report.amountCentavos} />}
          aside={t('due.bills', { count: report.entries })}
          definition={t('aging.definition')}
        />
      </div>
      <Card title={t('aging.chart')}>
        <ReportChart
          label={t('aging.chartLabel')}
          bars={report.buckets.map(({ key, amountCentavos }) => ({
            label: t(`agingLine.fields.${key as AgingKey}`),
            amountCentavos,
          }))}
        />
      </Card>
    </>
  )
}
