import type { ThreadQuery, ThreadQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Community/Feeds/feedPost'
import { Thread } from 'src/components/Community/Feeds/Thread'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'

export const QUERY: TypedDocumentNode<ThreadQuery, ThreadQueryVariables> = gql`
  query ThreadQuery($id: Int!, $after: Int) {
    feedPost(id: $id, after: $after) {
      feed {
        ...FeedFields
      }
      post {
        ...FeedPostFields
      }
      answer {
        ...FeedPostFields
      }
      comments {
        ...FeedPostFields
      }
      lastId
      hasMore
    }
  }
`

export const beforeQuery = ({ id }: ThreadQueryVariables) => ({
  variables: { id },
  fetchPolicy: 'network-only' as const,
})

export const Loading = PageLoading
export const Empty = NotFound
export const Failure = RecordFailure

export const Success = ({
  feedPost,
  queryResult,
}: CellSuccessProps<ThreadQuery, ThreadQueryVariables>) => (
  <Thread
    thread={feedPost}
    fetchMore={queryResult?.fetchMore as never}
    refetch={queryResult?.refetch as never}
  />
)
