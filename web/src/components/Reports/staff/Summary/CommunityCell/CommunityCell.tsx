import { ReportBody } from 'src/components/Reports/staff/Summary/ReportBody'
import { withColumns } from 'src/components/Reports/staff/Summary/reportFields'
import type { ReportState } from 'src/components/Reports/staff/Summary/useReportState'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

import type { MeasureKey } from '$api/src/shared/reports/engine/measures'

export const QUERY: Doc<'CommunityReportQuery'> = gql`
  query CommunityReportQuery(
    $period: ReportPeriod!
    $from: String!
    $to: String
    $part: ReportPart
    $partKey: String
    $content: ContentKind
  ) {
    communityReport(
      period: $period
      from: $from
      to: $to
      part: $part
      key: $partKey
      content: $content
    ) {
      ...ReportFields
    }
  }
`

type Wanted = VariablesOf<'CommunityReportQuery'> & {
  state: ReportState
  columns?: readonly MeasureKey[]
}

export const beforeQuery = ({
  state: _state,
  columns: _columns,
  ...variables
}: Wanted) => tableQuery<VariablesOf<'CommunityReportQuery'>>(variables)
export const Loading = TableLoading
export const Failure = CellFailure

export const Success = ({
  communityReport: report,
  updating,
  state,
  columns,
}: Pick<PropsOf<'CommunityReportQuery'>, 'communityReport' | 'updating'> &
  Pick<Wanted, 'state' | 'columns'>) => (
  <ReportBody
    kind="community"
    report={withColumns(report, columns)}
    state={state}
    columns={columns}
    updating={updating}
  />
)
