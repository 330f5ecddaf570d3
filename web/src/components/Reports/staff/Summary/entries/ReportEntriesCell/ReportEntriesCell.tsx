import { useTranslation } from 'react-i18next'
import type { ReportEntriesQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { ReportTable } from 'src/components/Reports/staff/figures/ReportTable'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import {
  dateColumn,
  fixed,
  moneyColumn,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { useAccess } from 'src/hooks/access/useAccess'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'ReportEntriesQuery'> = gql`
  query ReportEntriesQuery(
    $report: ReportKind!
    $measure: ReportMeasure!
    $period: ReportPeriod!
    $from: String!
    $to: String
    $part: ReportPart
    $partKey: String
    $content: ContentKind
    $page: Int
    $perPage: Int
  ) {
    reportEntries(
      report: $report
      measure: $measure
      period: $period
      from: $from
      to: $to
      part: $part
      key: $partKey
      content: $content
      page: $page
      perPage: $perPage
    ) {
      rows {
        id
        at
        userId
        memberName
        email
        about
        amountCentavos
      }
      total
      isTotalCapped
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'ReportEntriesQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

type Page = ReportEntriesQuery['reportEntries']
type Entry = Page['rows'][number]

const columnsOf = ({ rows }: Page): Column<Entry>[] =>
  [
    dateColumn('at', fixed),
    textColumn('memberName', fixed),
    textColumn('email', more),
    ...(rows.some(({ about }) => about) ? [textColumn('about', fixed)] : []),
    ...(rows.some(({ amountCentavos }) => amountCentavos !== null)
      ? [moneyColumn('amountCentavos', fixed)]
      : []),
  ] as Column<Entry>[]

export const Success = ({
  reportEntries: page,
  updating,
}: Pick<PropsOf<'ReportEntriesQuery'>, 'reportEntries' | 'updating'>) => {
  const { t } = useTranslation('reports.engine')
  const { mayOpen } = useAccess()
  if (page.total === 0 && page.isTotalCapped)
    return <EmptyState title={t('entries.far')} text={t('entries.capped')} />
  return (
    <>
      <ReportTable
        entity="reports.engine.entry"
        columns={columnsOf(page)}
        rows={page.rows}
        total={page.total}
        updating={updating}
        searchable={false}
        primaryKey="id"
        {...(mayOpen('user') && {
          rowLink: ({ userId }: Entry) => routes.user({ id: userId }),
        })}
      />
      {page.isTotalCapped && (
        <p className="text-muted mt-3 text-sm">{t('entries.capped')}</p>
      )}
    </>
  )
}
