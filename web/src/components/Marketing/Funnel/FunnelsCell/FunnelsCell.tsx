import { useTranslation } from 'react-i18next'
import type { FunnelsPageQuery, FunnelsPageQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns, filters } from 'src/components/Marketing/Funnel/funnel'
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
  FunnelsPageQuery,
  FunnelsPageQueryVariables
> = gql`
  query FunnelsPageQuery(
    $page: Int
    $perPage: Int
    $sort: String
    $q: String
    $filter: String
  ) {
    funnelsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...FunnelFields
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<FunnelsPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  funnelsPage: { rows, total },
  updating,
}: Pick<CellSuccessProps<FunnelsPageQuery>, 'funnelsPage' | 'updating'>) => {
  const { t } = useTranslation('marketing')
  const words = useEntityWords('marketing.funnel')
  const { variables } = useTableState()
  const fetchAll = useFetchAll(
    QUERY,
    (data: FunnelsPageQuery) => data.funnelsPage,
    variables
  )
  return (
    <ResourceTable
      entity="marketing.funnel"
      columns={columns}
      rows={rows}
      total={total}
      updating={updating}
      primaryKey="id"
      rowLink={({ id }) => routes.funnel({ id })}
      searchable
      filters={filters.map((value) => ({
        value,
        label: words.choice('filter', value),
      }))}
      fetchAll={fetchAll}
      exportName={t('funnel.list')}
      empty={
        <EmptyState title={t('funnel.empty')} text={t('funnel.emptyHelp')} />
      }
    />
  )
}
