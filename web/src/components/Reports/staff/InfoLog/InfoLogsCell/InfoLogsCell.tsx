import { useTranslation } from 'react-i18next'
import type { InfoLogsPageQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { InfoLogRow } from 'src/components/Reports/staff/InfoLog/InfoLogRow'
import { logParams } from 'src/components/Reports/staff/InfoLog/logParams'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Pagination } from 'src/components/ui/resource/Pagination/Pagination'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'
import { useTableState } from 'src/hooks/resource/useTableState'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'InfoLogsPageQuery'> = gql`
  query InfoLogsPageQuery(
    $page: Int
    $perPage: Int
    $q: String
    $entity: String
    $from: String
    $to: String
  ) {
    infoLogsPage(
      page: $page
      perPage: $perPage
      q: $q
      entity: $entity
      from: $from
      to: $to
    ) {
      rows {
        id
        action
        entity
        entityId
        entityName
        actor {
          id
          name
          email
        }
        actedAs {
          id
          name
        }
        before
        after
        ip
        createdAt
      }
      total
      isTotalCapped
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'InfoLogsPageQuery'>>
export const Loading = RowsLoading
export const Failure = CellFailure

const NoInfoLogs = () => {
  const { t } = useTranslation(['reports', 'common'])
  const { q } = useTableState()
  const { filter, from, to } = useUrlValues(logParams)
  if (!q && !filter && !from && !to)
    return <EmptyState title={t('infoLog.none')} text={t('infoLog.noneHelp')} />
  return (
    <EmptyState
      drawing="search"
      title={t('infoLog.empty')}
      text={t('infoLog.emptyHelp')}
      action={
        <LinkButton to={routes.infoLogsReport()}>
          {t('common:table.clearFilters')}
        </LinkButton>
      }
    />
  )
}

type SuccessProps = InfoLogsPageQuery & { updating?: boolean }

export const Success = ({ infoLogsPage, updating }: SuccessProps) => {
  const { t } = useTranslation('reports')
  const { page, perPage, setPage } = useTableState()
  const { rows, total, isTotalCapped } = infoLogsPage

  if (total === 0) return <NoInfoLogs />
  return (
    <>
      <ul aria-busy={updating} className={updating ? 'opacity-60' : ''}>
        {rows.map((row) => (
          <InfoLogRow key={row.id} row={row} />
        ))}
      </ul>
      <footer className="border-base-300 space-y-2 border-t px-4 py-3">
        <Pagination
          page={Math.min(page, Math.ceil(total / perPage))}
          perPage={perPage}
          total={total}
          onPage={setPage}
        />
        {isTotalCapped && (
          <p className="text-muted text-sm">
            {t('infoLog.more', { total: total.toLocaleString('en-PH') })}
          </p>
        )}
      </footer>
    </>
  )
}
