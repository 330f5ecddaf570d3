import { useTranslation } from 'react-i18next'

import { DaysText } from 'src/components/Reports/staff/figures/DaysText'
import { ReportChart } from 'src/components/Reports/staff/figures/ReportChart'
import { ReportTable } from 'src/components/Reports/staff/figures/ReportTable'
import {
  daysLabel,
  stepLabel,
} from 'src/components/Reports/staff/figures/stepLabel'
import { Card } from 'src/components/ui/layout/Card'
import type { Column } from 'src/components/ui/resource/ResourceTable/columns'

import { measureColumn } from './measures/measureColumn'
import { exactText } from './measures/measureText'
import { useMeasureWords } from './measures/useMeasureWords'
import type { ShownReport } from './reportFields'
import type { ReportState } from './useReportState'

import {
  measureOf,
  type MeasureKey,
} from '$api/src/shared/reports/engine/measures'

type Step = ShownReport['steps'][number]

type ReportStepsProps = {
  report: ShownReport
  state: ReportState
  /** The measure that the chart shows at first. */
  first: MeasureKey
}

const barOf = (key: MeasureKey, label: string, value?: string | null) =>
  measureOf(key).kind === 'money'
    ? { label, amountCentavos: value ?? '0' }
    : {
        label,
        count: Number(value ?? 0) / (measureOf(key).kind === 'share' ? 100 : 1),
        text: exactText(key, value),
      }

/** The days, weeks or months of a report: a chart of one measure, and a table of all. */
export const ReportSteps = ({ report, state, first }: ReportStepsProps) => {
  const { t, i18n } = useTranslation(['reports.engine', 'reports'])
  const wordsOf = useMeasureWords()
  const { stepKeys, steps } = report
  if (stepKeys.length === 0) return null
  const shown =
    [state.show, first].find((key) => key && stepKeys.includes(key)) ??
    stepKeys[0]
  const index = stepKeys.indexOf(shown)
  const columns: Column<Step>[] = [
    {
      key: 'days',
      value: ({ from, to }) => <DaysText from={from} to={to} />,
      csv: (days) => daysLabel(days, 'en'),
    },
    ...stepKeys.map((key, at) =>
      measureColumn<Step>(key, wordsOf(key).name, ({ values }) => values[at])
    ),
  ]
  return (
    <Card
      title={t('chart.title')}
      aside={
        <select
          aria-label={t('chart.measure')}
          className="select select-sm w-auto"
          value={shown}
          onChange={({ target }) =>
            state.set({ show: stepKeys.find((key) => key === target.value) })
          }
        >
          {stepKeys.map((key) => (
            <option key={key} value={key}>
              {wordsOf(key).name}
            </option>
          ))}
        </select>
      }
    >
      <ReportChart
        label={t('chart.label', {
          name: wordsOf(shown).name,
          days: daysLabel(report, i18n.language),
        })}
        bars={steps.map((step) =>
          barOf(
            shown,
            stepLabel(step, report.step, i18n.language),
            step.values[index]
          )
        )}
      />
      <details className="mt-3">
        <summary className="link inline-block min-h-6 cursor-pointer rounded text-sm">
          {t('reports:figures.asTable')}
        </summary>
        <div className="mt-3">
          <ReportTable
            entity="reports.engine.step"
            columns={columns}
            rows={steps}
            primaryKey="from"
            statePrefix="steps"
          />
        </div>
      </details>
    </Card>
  )
}
