import { routes } from '@redwoodjs/router'

import { NoResource } from 'src/components/Learning/Resources/ResourceDetail/NoResource'
import { ResourceDetail } from 'src/components/Learning/Resources/ResourceDetail/ResourceDetail'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { useFetchLatest } from 'src/hooks/data/useFetchLatest'
import { freshQuery } from 'src/lib/data/cellQueries'

import 'src/components/Learning/Resources/Shelf/resourceFields'

export const QUERY: Doc<'PublicResourceQuery'> = gql`
  query PublicResourceQuery($id: Int!) {
    publicResource(id: $id) {
      ...MyResourceFields
    }
  }
`

// Always load fresh data: the links expire after minutes.
export const beforeQuery = freshQuery<VariablesOf<'PublicResourceQuery'>>
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Empty = () => (
  <NoResource of="public" list={routes.publicResources()} />
)

export const Success = ({ publicResource }: PropsOf<'PublicResourceQuery'>) => {
  const { id } = publicResource
  const freshUrl = useFetchLatest(
    QUERY,
    { id },
    (data) => data.publicResource?.preview?.url
  )
  return (
    <ResourceDetail
      key={id}
      resource={publicResource}
      of="public"
      list={routes.publicResources()}
      freshUrl={freshUrl}
    />
  )
}
