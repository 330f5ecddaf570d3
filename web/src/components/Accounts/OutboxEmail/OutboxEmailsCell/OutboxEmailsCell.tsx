import { useTranslation } from 'react-i18next'
import type {
  OutboxEmailsPageQuery,
  OutboxEmailsPageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import {
  columns,
  filters,
} from 'src/components/Accounts/OutboxEmail/outboxEmail'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { ResourceTable } from 'src/components/ui/ResourceTable/ResourceTable'
import { useEntityWords } from 'src/hooks/useEntityWords'
import { useFetchAll } from 'src/hooks/useFetchAll'
import { useTableState } from 'src/hooks/useTableState'
import { tableQuery } from 'src/lib/tableQuery'

export const QUERY: TypedDocumentNode<
  OutboxEmailsPageQuery,
  OutboxEmailsPageQueryVariables
> = gql`
  query OutboxEmailsPageQuery(
    $page: Int
    $perPage: Int
    $sort: String
    $q: String
    $filter: String
  ) {
    outboxEmailsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...OutboxEmailFields
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<OutboxEmailsPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  outboxEmailsPage: { rows, total },
  updating,
}: Pick<
  CellSuccessProps<OutboxEmailsPageQuery>,
  'outboxEmailsPage' | 'updating'
>) => {
  const { t } = useTranslation('accounts')
  const words = useEntityWords('accounts.outboxEmail')
  const { variables } = useTableState()
  const fetchAll = useFetchAll(
    QUERY,
    (data: OutboxEmailsPageQuery) => data.outboxEmailsPage,
    variables
  )
  return (
    <ResourceTable
      entity="accounts.outboxEmail"
      columns={columns}
      rows={rows}
      total={total}
      updating={updating}
      primaryKey="id"
      rowLink={({ id }) => routes.outboxEmail({ id })}
      searchable
      filters={filters.map((value) => ({
        value,
        label: words.choice('filter', value),
      }))}
      fetchAll={fetchAll}
      exportName={t('outboxEmail.list')}
      empty={
        <EmptyState
          title={t('outboxEmail.empty')}
          text={t('outboxEmail.emptyHelp')}
        />
      }
    />
  )
}
