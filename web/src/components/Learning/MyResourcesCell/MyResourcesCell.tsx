import { useTranslation } from 'react-i18next'
import type { MyResourcesQuery, MyResourcesQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { appendRows } from 'src/components/Learning/Resources/appendRows'
import { ResourceResults } from 'src/components/Learning/Resources/ResourceResults'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { tableQuery } from 'src/lib/cellQueries'

export const QUERY: TypedDocumentNode<
  MyResourcesQuery,
  MyResourcesQueryVariables
> = gql`
  query MyResourcesQuery(
    $folderId: Int
    $tag: String
    $q: String
    $after: Int
  ) {
    myResources(folderId: $folderId, tag: $tag, q: $q, after: $after) {
      rows {
        ...MyResourceRowFields
      }
      next
    }
    myResourceShelf {
      ...ResourceShelfFields
    }
  }
`

export const beforeQuery = tableQuery<MyResourcesQueryVariables>
export const isEmpty = ({ myResourceShelf }: MyResourcesQuery) =>
  myResourceShelf.total === 0
export const Loading = RowsLoading
export const Failure = CellFailure

export const Empty = () => {
  const { t } = useTranslation('resources')
  return (
    <div className="panel">
      <EmptyState
        drawing="lessons"
        title={t('mine.empty')}
        text={t('mine.emptyHelp')}
      />
    </div>
  )
}

export const Success = ({
  myResources,
  myResourceShelf,
  queryResult,
  updating,
}: CellSuccessProps<MyResourcesQuery, MyResourcesQueryVariables>) => (
  <ResourceResults
    shelf={myResourceShelf}
    page={myResources}
    pathOf={(id) => routes.viewResource({ id })}
    onMore={async (after) =>
      queryResult?.fetchMore?.({
        variables: { after },
        updateQuery: appendRows('myResources'),
      })
    }
    updating={updating}
  />
)
