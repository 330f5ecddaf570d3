import type { FeedQuery, FeedQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Community/Feeds/feedPost'
import { FeedView } from 'src/components/Community/Feeds/FeedView'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'

export const QUERY: TypedDocumentNode<FeedQuery, FeedQueryVariables> = gql`
  query FeedQuery($id: String!, $before: Int) {
    feed(id: $id, before: $before) {
      feed {
        ...FeedFields
      }
      pinned {
        ...FeedPostFields
      }
      posts {
        ...FeedPostFields
      }
      hasMore
    }
  }
`

export const beforeQuery = ({ id }: FeedQueryVariables) => ({
  variables: { id },
  fetchPolicy: 'network-only' as const,
})

export const Loading = PageLoading
export const Failure = RecordFailure
export const isEmpty = () => false

export const Success = ({
  feed,
  queryResult,
}: CellSuccessProps<FeedQuery, FeedQueryVariables>) => (
  <FeedView page={feed} fetchMore={queryResult?.fetchMore as never} />
)
