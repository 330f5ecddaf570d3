import { useTranslation } from 'react-i18next'

import ReportLinesCell from 'src/components/Reports/staff/Summary/ReportLinesCell'
import { Card } from 'src/components/ui/layout/Card'
import { useTableState } from 'src/hooks/resource/useTableState'

import { partsOf } from './partsOf'
import type { ReportState } from './useReportState'

import {
  reportParts,
  type MeasureKey,
  type ReportKind,
} from '$api/src/shared/reports/engine/measures'
import { enumValueOf } from '$api/src/shared/text/enumWords'

type ReportLinesProps = {
  kind: ReportKind
  state: ReportState
  columns?: readonly MeasureKey[]
}

/** The numbers of the period by stage, batch, group and so on. */
export const ReportLines = ({ kind, state, columns }: ReportLinesProps) => {
  const { t } = useTranslation('reports.engine')
  const { page } = useTableState({ statePrefix: 'lines' })
  const by = state.by ?? 'stage'
  return (
    <Card
      title={t('lines.title')}
      aside={
        <select
          aria-label={t('lines.by')}
          className="select select-sm w-auto"
          value={by}
          onChange={({ target }) =>
            state.set({ by: reportParts.find((one) => one === target.value) })
          }
        >
          {partsOf[kind].map((part) => (
            <option key={part} value={part}>
              {t(`part.${part}`)}
            </option>
          ))}
        </select>
      }
    >
      <ReportLinesCell
        {...state.days}
        report={enumValueOf(kind)}
        content={enumValueOf(state.content)}
        by={enumValueOf(by)}
        page={by === 'group' ? page : 1}
        part={by}
        hrefWith={state.hrefWith}
        {...(columns && { columns })}
      />
    </Card>
  )
}
