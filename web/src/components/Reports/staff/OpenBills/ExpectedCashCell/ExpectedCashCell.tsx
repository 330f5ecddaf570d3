import { useTranslation } from 'react-i18next'
import type { ExpectedCashQuery } from 'types/graphql'

import { AsOf } from 'src/components/Reports/staff/figures/AsOf'
import { DaysText } from 'src/components/Reports/staff/figures/DaysText'
import { ReportChart } from 'src/components/Reports/staff/figures/ReportChart'
import { sumColumn } from 'src/components/Reports/staff/figures/reportColumns'
import { ReportFigure } from 'src/components/Reports/staff/figures/ReportFigure'
import { ReportTable } from 'src/components/Reports/staff/figures/ReportTable'
import {
  daysLabel,
  stepLabel,
} from 'src/components/Reports/staff/figures/stepLabel'
import { SumText } from 'src/components/Reports/staff/figures/SumText'
import { useDueSpan } from 'src/components/Reports/staff/OpenBills/useDueSpan'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { Card } from 'src/components/ui/layout/Card'
import {
  fixed,
  numberColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'ExpectedCashQuery'> = gql`
  query ExpectedCashQuery($step: ChartStep) {
    expectedCash(step: $step) {
      from
      to
      step
      entries
      amountCentavos
      asOf
      steps {
        from
        to
        entries
        amountCentavos
      }
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'ExpectedCashQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

type Step = ExpectedCashQuery['expectedCash']['steps'][number]

const columns: Column<Step>[] = [
  {
    key: 'days',
    value: ({ from, to }) => <DaysText from={from} to={to} />,
    csv: (days) => daysLabel(days, 'en'),
  },
  numberColumn('entries', fixed),
  sumColumn('amountCentavos'),
]

export const Success = ({
  expectedCash: report,
}: PropsOf<'ExpectedCashQuery'>) => {
  const { t, i18n } = useTranslation('reports')
  const { linkTo } = useDueSpan()
  return (
    <div className="space-y-4">
      <div className="sm:max-w-sm">
        <ReportFigure
          label={t('expected.total')}
          value={<SumText centavos={report.amountCentavos} />}
          aside={`${daysLabel(report, i18n.language)} · ${t('due.bills', { count: report.entries })}`}
          definition={t('expected.definition')}
        />
      </div>
      <Card title={t('expected.chart')}>
        <ReportChart
          label={t('expected.chartLabel', {
            days: daysLabel(report, i18n.language),
          })}
          bars={report.steps.map((step: Step) => ({
            label: stepLabel(step, report.step, i18n.language),
            amountCentavos: step.amountCentavos,
          }))}
        />
      </Card>
      <ReportTable<Step>
        entity="reports.expectedStep"
        days={report}
        columns={columns}
        rows={report.steps}
        primaryKey="from"
        statePrefix="lines"
        isWhole={report.step !== 'day'}
        rowLink={(step) => (step.entries > 0 ? linkTo(step) : undefined)}
      />
      <AsOf at={report.asOf} />
    </div>
  )
}
