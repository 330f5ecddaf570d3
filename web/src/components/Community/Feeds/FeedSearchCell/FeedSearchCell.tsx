import { useTranslation } from 'react-i18next'
import type { FeedSearchQuery } from 'types/graphql'

import 'src/components/Community/Feeds/feedPost'
import { PostCard } from 'src/components/Community/Feeds/Posts/PostCard'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FeedSearchQuery'> = gql`
  query FeedSearchQuery($id: String!, $q: String!) {
    feed(id: $id, q: $q) {
      feed {
        ...FeedFields
      }
      posts {
        ...FeedPostFields
      }
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FeedSearchQuery'>>
export const Loading = RowsLoading
export const Failure = CellFailure
export const isEmpty = ({ feed }: FeedSearchQuery) => feed.posts.length === 0

export const Empty = () => {
  const { t } = useTranslation(['community.feeds', 'common'])
  return (
    <div className="panel">
      <EmptyState
        drawing="search"
        title={t('common:table.noMatch')}
        text={t('search.noneHelp')}
      />
    </div>
  )
}

/** The newest posts that have the words, or a comment that has them. */
export const Success = ({ feed: { feed, posts } }: FeedSearchQuery) => (
  <>
    {posts.map((post) => (
      <PostCard key={post.id} post={post} feed={feed} />
    ))}
  </>
)
