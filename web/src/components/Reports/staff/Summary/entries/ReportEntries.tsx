import { useTranslation } from 'react-i18next'

import { Drill } from 'src/components/Reports/staff/figures/Drill'
import ReportEntriesCell from 'src/components/Reports/staff/Summary/entries/ReportEntriesCell'
import { useTableState } from 'src/hooks/resource/useTableState'

import { useMeasureWords } from '../measures/useMeasureWords'
import type { ReportState } from '../useReportState'

import {
  measureOf,
  type MeasureKey,
  type ReportKind,
} from '$api/src/shared/reports/engine/measures'
import { enumValueOf } from '$api/src/shared/text/enumWords'

type ReportEntriesProps = {
  kind: ReportKind
  measure: MeasureKey
  state: ReportState
  /** The report's days, in words. */
  days: string
}

/** The entries that a number of the report counts, below it. */
export const ReportEntries = ({
  kind,
  measure,
  state,
  days,
}: ReportEntriesProps) => {
  const { t } = useTranslation('reports.engine')
  const { name } = useMeasureWords()(measure)
  const { page, perPage } = useTableState()
  const isOfDays = measureOf(measure).grain === 'day'
  return (
    <Drill
      title={isOfDays ? t('entries.title', { name, days }) : name}
      closeTo={state.hrefWith({ entries: undefined })}
    >
      <ReportEntriesCell
        {...state.days}
        {...state.filter}
        report={enumValueOf(kind)}
        measure={enumValueOf(measure) as never}
        content={enumValueOf(state.content)}
        page={page}
        perPage={perPage}
      />
    </Drill>
  )
}
