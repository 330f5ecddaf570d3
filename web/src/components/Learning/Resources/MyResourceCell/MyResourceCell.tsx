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

export const QUERY: Doc<'MyResourceQuery'> = gql`
  query MyResourceQuery($id: Int!) {
    myResource(id: $id) {
      ...MyResourceFields
    }
  }
`

// Always load fresh data: the links expire after minutes.
export const beforeQuery = freshQuery<VariablesOf<'MyResourceQuery'>>
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Empty = () => (
  <NoResource of="mine" list={routes.viewResources()} />
)

export const Success = ({ myResource }: PropsOf<'MyResourceQuery'>) => {
  const { id } = myResource
  const freshUrl = useFetchLatest(
    QUERY,
    { id },
    (data) => data.myResource?.preview?.url
  )
  return (
    <ResourceDetail
      key={id}
      resource={myResource}
      of="mine"
      list={routes.viewResources()}
      freshUrl={freshUrl}
    />
  )
}
