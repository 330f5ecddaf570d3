import 'src/components/Community/Feeds/feedPost'
import { GonePost } from 'src/components/Community/Feeds/Posts/GonePost'
import { FeedGate } from 'src/components/Community/Feeds/state/FeedGate'
import { Thread } from 'src/components/Community/Feeds/Thread'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'

export const QUERY: Doc<'ThreadQuery'> = gql`
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

export const beforeQuery = ({ id }: VariablesOf<'ThreadQuery'>) => ({
  variables: { id },
  fetchPolicy: 'network-only' as const,
})

export const Loading = PageLoading

type CellProps = {
  /** The feed of the address. */
  feed: string
}

export const Empty = ({ feed }: CellProps) => {
  const role = useCurrentRole().name
  return role === 'non-member' ? <FeedGate /> : <GonePost feed={feed} />
}
export const Failure = RecordFailure

export const Success = ({
  feedPost,
  queryResult,
}: PropsOf<'ThreadQuery'> & CellProps) => (
  <Thread
    thread={feedPost}
    fetchMore={queryResult?.fetchMore as never}
    refetch={queryResult?.refetch as never}
  />
)
