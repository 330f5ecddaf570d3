import { useTranslation } from 'react-i18next'
import type { ReportLinesQuery } from 'types/graphql'

import { ReportTable } from 'src/components/Reports/staff/figures/ReportTable'
import { measureColumn } from 'src/components/Reports/staff/Summary/measures/measureColumn'
import { useMeasureWords } from 'src/components/Reports/staff/Summary/measures/useMeasureWords'
import type { ReportState } from 'src/components/Reports/staff/Summary/useReportState'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import type { Column } from 'src/components/ui/resource/ResourceTable/columns'
import { tableQuery } from 'src/lib/data/cellQueries'

import type {
  MeasureKey,
  ReportPart,
} from '$api/src/shared/reports/engine/measures'

export const QUERY: Doc<'ReportLinesQuery'> = gql`
  query ReportLinesQuery(
    $report: ReportKind!
    $period: ReportPeriod!
    $from: String!
    $to: String
    $content: ContentKind
    $by: ReportPart!
    $page: Int
  ) {
    reportLines(
      report: $report
      period: $period
      from: $from
      to: $to
      content: $content
      by: $by
      page: $page
    ) {
      keys
      total
      lines {
        key
        name
        values
      }
    }
  }
`

export const beforeQuery = ({
  report,
  period,
  from,
  to,
  content,
  by,
  page,
}: VariablesOf<'ReportLinesQuery'>) =>
  tableQuery<VariablesOf<'ReportLinesQuery'>>({
    report,
    period,
    from,
    to,
    content,
    by,
    page,
  })
export const Loading = TableLoading
export const Failure = CellFailure

type Line = ReportLinesQuery['reportLines']['lines'][number]

type ReportLinesProps = Pick<
  PropsOf<'ReportLinesQuery'>,
  'reportLines' | 'updating'
> & {
  part: ReportPart
  hrefWith: ReportState['hrefWith']
  columns?: readonly MeasureKey[]
}

export const Success = ({
  reportLines: { keys, lines, total },
  updating,
  part,
  hrefWith,
  columns: wanted = [],
}: ReportLinesProps) => {
  const { t } = useTranslation('reports.engine')
  const wordsOf = useMeasureWords()
  const nameOf = ({ key, name }: Line) =>
    name ?? (key === '0' ? t(`lines.none.${part}`) : key)
  const shown = (keys as MeasureKey[]).filter(
    (key) => wanted.length === 0 || wanted.includes(key)
  )
  const columns: Column<Line>[] = [
    { key: 'name', title: t(`part.${part}`), value: nameOf, csv: nameOf },
    ...shown.map((key) =>
      measureColumn<Line>(
        key,
        wordsOf(key).name,
        ({ values }) => values[keys.indexOf(key)]
      )
    ),
  ]
  return (
    <ReportTable
      entity="reports.engine.line"
      columns={columns}
      rows={lines}
      {...(part === 'group' && { total })}
      updating={updating}
      primaryKey="key"
      statePrefix="lines"
      rowLink={({ key }) => hrefWith({ part, key })}
    />
  )
}
