import type { AffiliateResourcesQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { NoResources } from 'src/components/Learning/Resources/Shelf/NoResources'
import { ResourceResults } from 'src/components/Learning/Resources/Shelf/ResourceResults'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { appendRows } from 'src/lib/data/appendRows'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'AffiliateResourcesQuery'> = gql`
  query AffiliateResourcesQuery(
    $folderId: Int
    $tag: String
    $q: String
    $after: Int
  ) {
    myResources(
      folderId: $folderId
      tag: $tag
      q: $q
      after: $after
      forAffiliates: true
    ) {
      rows {
        ...MyResourceRowFields
      }
      next
    }
    myResourceShelf(forAffiliates: true) {
      ...ResourceShelfFields
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'AffiliateResourcesQuery'>>
export const isEmpty = ({ myResourceShelf }: AffiliateResourcesQuery) =>
  myResourceShelf.total === 0
export const Loading = RowsLoading
export const Failure = CellFailure

export const Empty = () => <NoResources of="mine" />

export const Success = ({
  myResources,
  myResourceShelf,
  queryResult,
  updating,
}: PropsOf<'AffiliateResourcesQuery'>) => (
  <ResourceResults
    shelf={myResourceShelf}
    page={myResources}
    pathOf={(id) => routes.affiliateResource({ id })}
    onMore={async (after) =>
      queryResult?.fetchMore?.({
        variables: { after },
        updateQuery: appendRows('myResources'),
      })
    }
    updating={updating}
  />
)
