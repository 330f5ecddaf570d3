import type { PublicResourcesQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { NoResources } from 'src/components/Learning/Resources/Shelf/NoResources'
import { ResourceResults } from 'src/components/Learning/Resources/Shelf/ResourceResults'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { appendRows } from 'src/lib/data/appendRows'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'PublicResourcesQuery'> = gql`
  query PublicResourcesQuery(
    $folderId: Int
    $tag: String
    $q: String
    $after: Int
  ) {
    publicResources(folderId: $folderId, tag: $tag, q: $q, after: $after) {
      rows {
        ...MyResourceRowFields
      }
      next
    }
    publicResourceShelf {
      ...ResourceShelfFields
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'PublicResourcesQuery'>>
export const isEmpty = ({ publicResourceShelf }: PublicResourcesQuery) =>
  publicResourceShelf.total === 0
export const Loading = RowsLoading
export const Failure = CellFailure

export const Empty = () => <NoResources of="public" />

export const Success = ({
  publicResources,
  publicResourceShelf,
  queryResult,
  updating,
}: PropsOf<'PublicResourcesQuery'>) => (
  <ResourceResults
    shelf={publicResourceShelf}
    page={publicResources}
    pathOf={(id) => routes.publicResource({ id })}
    onMore={async (after) =>
      queryResult?.fetchMore?.({
        variables: { after },
        updateQuery: appendRows('publicResources'),
      })
    }
    updating={updating}
  />
)
