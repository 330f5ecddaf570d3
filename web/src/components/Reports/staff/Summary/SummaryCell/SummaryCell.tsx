import { ReportBody } from 'src/components/Reports/staff/Summary/ReportBody'
import { withColumns } from 'src/components/Reports/staff/Summary/reportFields'
import type { ReportState } from 'src/components/Reports/staff/Summary/useReportState'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

import type { MeasureKey } from '$api/src/shared/reports/engine/measures'

export const QUERY: Doc<'ReportSummaryQuery'> = gql`
  query ReportSummaryQuery(
    $period: ReportPeriod!
    $from: String!
    $to: String
    $part: ReportPart
    $partKey: String
  ) {
    reportSummary(
      period: $period
      from: $from
      to: $to
      part: $part
      key: $partKey
    ) {
      ...ReportFields
    }
  }
`

type Wanted = VariablesOf<'ReportSummaryQuery'> & {
  state: ReportState
  columns?: readonly MeasureKey[]
}

export const beforeQuery = ({
  state: _state,
  columns: _columns,
  ...variables
}: Wanted) => tableQuery<VariablesOf<'ReportSummaryQuery'>>(variables)
export const Loading = TableLoading
export const Failure = CellFailure

export const Success = ({
  reportSummary: report,
  updating,
  state,
  columns,
}: Pick<PropsOf<'ReportSummaryQuery'>, 'reportSummary' | 'updating'> &
  Pick<Wanted, 'state' | 'columns'>) => (
  <ReportBody
    kind="summary"
    report={withColumns(report, columns)}
    state={state}
    columns={columns}
    updating={updating}
  />
)
