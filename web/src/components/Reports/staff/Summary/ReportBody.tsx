import { useTranslation } from 'react-i18next'

import { AsOf } from 'src/components/Reports/staff/figures/AsOf'
import { daysLabel } from 'src/components/Reports/staff/figures/stepLabel'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import { ReportEntries } from './entries/ReportEntries'
import { PartFilter } from './PartFilter'
import { ReportCohorts } from './ReportCohorts'
import type { ShownReport } from './reportFields'
import { ReportFigures } from './ReportFigures'
import { ReportLines } from './ReportLines'
import { ReportSteps } from './ReportSteps'
import type { ReportState } from './useReportState'

import { manilaToday } from '$api/src/shared/manilaTime'
import {
  firstMeasureOf,
  type MeasureKey,
  type ReportKind,
} from '$api/src/shared/reports/engine/measures'

type ReportBodyProps = {
  kind: ReportKind
  report: ShownReport
  state: ReportState
  columns?: readonly MeasureKey[]
  updating?: boolean
}

/** A report: its days, figures, chart, cohorts and lines. */
export const ReportBody = ({
  kind,
  report,
  state,
  columns,
  updating,
}: ReportBodyProps) => {
  const { t, i18n } = useTranslation('reports.engine')
  const days = daysLabel(report, i18n.language)
  const before = daysLabel(
    { from: report.beforeFrom, to: report.beforeTo },
    i18n.language
  )
  const listed = report.figures.find(({ key }) => key === state.entries)?.key
  const isRunning = (report.to ?? report.from) >= manilaToday()
  return (
    <div className="space-y-6" aria-busy={updating || undefined}>
      <div className="space-y-1">
        <p>
          {t('days', { days, before })}
          {report.filterName && ` · ${report.filterName}`}
        </p>
        {isRunning && <p className="text-muted text-sm">{t('soFar')}</p>}
        {report.isOwnPeople && (
          <p className="text-muted text-sm">{t('ownPeople')}</p>
        )}
        <AsOf at={report.asOf} />
      </div>
      {state.isChangeable && !report.isOwnPeople && (
        <PartFilter state={state} kind={kind} />
      )}
      {report.figures.length === 0 && (
        <EmptyState title={t('nothing.title')} text={t('nothing.text')} />
      )}
      <ReportFigures report={report} state={state} />
      {listed && (
        <ReportEntries kind={kind} measure={listed} state={state} days={days} />
      )}
      <ReportSteps
        report={report}
        state={state}
        first={firstMeasureOf(kind, state.content)}
      />
      <ReportCohorts cohorts={report.cohorts} />
      {!report.isOwnPeople && report.figures.length > 0 && (
        <ReportLines kind={kind} state={state} columns={columns} />
      )}
    </div>
  )
}
