import { useTranslation } from 'react-i18next'

import { DaysText } from 'src/components/Reports/staff/figures/DaysText'
import { ReportChart } from 'src/components/Reports/staff/figures/ReportChart'
import { sumColumn } from 'src/components/Reports/staff/figures/reportColumns'
import { ReportTable } from 'src/components/Reports/staff/figures/ReportTable'
import {
  daysLabel,
  stepLabel,
} from 'src/components/Reports/staff/figures/stepLabel'
import { Card } from 'src/components/ui/layout/Card'
import {
  fixed,
  numberColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import type { Report } from './CollectionFigures'

type Step = Report['steps'][number]

const columns: Column<Step>[] = [
  {
    key: 'days',
    value: ({ from, to }) => <DaysText from={from} to={to} />,
    csv: (days) => daysLabel(days, 'en'),
  },
  numberColumn('payments', fixed),
  sumColumn('amountCentavos'),
]

/** The period as a chart, and as a table with the exact figures. */
export const CollectionSteps = ({ report }: { report: Report }) => {
  const { t, i18n } = useTranslation('reports')
  return (
    <Card title={t('collections.chart')}>
      <ReportChart
        label={t('collections.chartLabel', {
          days: daysLabel(report, i18n.language),
        })}
        bars={report.steps.map((step) => ({
          label: stepLabel(step, report.step, i18n.language),
          amountCentavos: step.amountCentavos,
        }))}
      />
      <details className="mt-3">
        <summary className="link inline-block min-h-6 cursor-pointer rounded text-sm">
          {t('figures.asTable')}
        </summary>
        <div className="mt-3">
          <ReportTable
            entity="reports.collectionStep"
            days={report}
            columns={columns}
            rows={report.steps}
            primaryKey="from"
            statePrefix="steps"
          />
        </div>
      </details>
    </Card>
  )
}
