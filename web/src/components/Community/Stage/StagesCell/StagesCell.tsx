import { useTranslation } from 'react-i18next'
import type { StagesPageQuery, StagesPageQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns, filters } from 'src/components/Community/Stage/stage'
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
  StagesPageQuery,
  StagesPageQueryVariables
> = gql`
  query StagesPageQuery(
    $page: Int
    $perPage: Int
    $sort: String
    $q: String
    $filter: String
  ) {
    stagesPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...StageFields
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<StagesPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  stagesPage: { rows, total },
  updating,
}: Pick<CellSuccessProps<StagesPageQuery>, 'stagesPage' | 'updating'>) => {
  const { t } = useTranslation('community')
  const words = useEntityWords('community.stage')
  const { variables } = useTableState()
  const fetchAll = useFetchAll(
    QUERY,
    (data: StagesPageQuery) => data.stagesPage,
    variables
  )
  return (
    <ResourceTable
      entity="community.stage"
      columns={columns}
      rows={rows}
      total={total}
      updating={updating}
      primaryKey="id"
      rowLink={({ id }) => routes.stage({ id })}
      searchable
      filters={filters.map((value) => ({
        value,
        label: words.choice('filter', value),
      }))}
      fetchAll={fetchAll}
      exportName={t('stage.list')}
      empty={
        <EmptyState title={t('stage.empty')} text={t('stage.emptyHelp')} />
      }
    />
  )
}
