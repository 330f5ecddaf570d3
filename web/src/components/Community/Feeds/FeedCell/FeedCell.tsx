import type { CellFailureProps } from '@redwoodjs/web'

import 'src/components/Community/Feeds/feedPost'
import { FeedView } from 'src/components/Community/Feeds/FeedView'
import { FeedGate } from 'src/components/Community/Feeds/state/FeedGate'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { errorCode } from 'src/lib/data/errorText'

export const QUERY: Doc<'FeedQuery'> = gql`
  query FeedQuery($id: String!, $before: Int, $isQuestions: Boolean) {
    feed(id: $id, before: $before, isQuestions: $isQuestions) {
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

type Given = {
  /** Whether the feed stands below the title of its page. */
  isPart?: boolean
}

export const beforeQuery = ({
  id,
  isQuestions,
}: VariablesOf<'FeedQuery'> & Given) => ({
  variables: { id, ...(isQuestions && { isQuestions }) },
  fetchPolicy: 'network-only' as const,
  context: { keepRows: true },
})

export const Loading = PageLoading

/** The school's feed always exists: a person who does not find it has no access. */
export const Failure = (
  props: CellFailureProps & Partial<VariablesOf<'FeedQuery'>>
) => {
  const role = useCurrentRole().name
  const isOutside = role === 'non-member' || props.id === 'school'
  return isOutside && errorCode(props.error) === 'NOT_FOUND' ? (
    <FeedGate />
  ) : (
    <RecordFailure {...props} />
  )
}
export const isEmpty = () => false

export const Success = ({
  feed,
  isPart,
  queryResult,
}: PropsOf<'FeedQuery'> & Given) => (
  <FeedView
    page={feed}
    isPart={isPart}
    fetchMore={queryResult?.fetchMore as never}
  />
)
