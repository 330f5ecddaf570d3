import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { ThreadQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useNewNotice } from 'src/components/Accounts/Notices/live/useNewNotice'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { openPlace } from 'src/lib/browser/openPlace'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'

import { FeedNotes } from './FeedNotes'
import { CommentRow } from './Posts/CommentRow'
import { PostCard } from './Posts/PostCard'
import { useFeedName } from './useFeedName'
import { CommentForm } from './Write/CommentForm'

import { feedPath } from '$api/src/shared/community/feeds'

type Shown = NonNullable<ThreadQuery['feedPost']>

type ThreadProps = {
  thread: Shown
  fetchMore?: (options: {
    variables: { after?: number | null }
    updateQuery: (
      had: ThreadQuery,
      options: { fetchMoreResult: ThreadQuery }
    ) => ThreadQuery
  }) => Promise<unknown>
  refetch?: () => Promise<unknown>
}

const withMore = (
  had: ThreadQuery,
  { fetchMoreResult: came }: { fetchMoreResult: ThreadQuery }
): ThreadQuery => {
  if (!had.feedPost || !came.feedPost) return had
  const { post, comments, lastId, hasMore } = came.feedPost
  const known = new Set(had.feedPost.comments.map(({ id }) => id))
  return {
    feedPost: {
      ...had.feedPost,
      post,
      comments: [
        ...had.feedPost.comments,
        ...comments.filter(({ id }) => !known.has(id)),
      ],
      lastId: lastId ?? had.feedPost.lastId,
      hasMore,
    },
  }
}

/** A post with its comments, and the one that answered it first. */
export const Thread = ({ thread, fetchMore, refetch }: ThreadProps) => {
  const { t } = useTranslation(['community.feeds', 'common'])
  const nameOf = useFeedName()
  const [isBusy, setIsBusy] = useState(false)
  const { feed, post, answer, comments, lastId, hasMore } = thread
  const toFeed = feedPath(feed.id)

  const loadMore = async () => {
    setIsBusy(true)
    await fetchMore?.({ variables: { after: lastId }, updateQuery: withMore })
      .catch(async (error: Error) => toast.error(await errorText(error)))
      .finally(() => setIsBusy(false))
  }
  // Comments that came meanwhile are below the last one.
  useNewNotice(() => void (!hasMore && loadMore()))

  const row = (comment: Shown['post']) => (
    <CommentRow
      key={comment.id}
      comment={comment}
      question={post}
      feed={feed}
    />
  )
  const count = post.commentCount
  return (
    <>
      <PageHeader
        title={t('postOf', { name: post.author.name })}
        breadcrumbs={[
          { label: t('common:menu.community'), to: routes.community() },
          { label: nameOf(feed), to: toFeed },
        ]}
      />
      <div className="space-y-4">
        <PostCard
          post={post}
          feed={feed}
          isWhole
          onGone={() => openPlace(toFeed)}
        />
        <Card title={t('comments', { count })}>
          <div className="space-y-4">
            <ul className="divide-base-300 divide-y">
              {answer && row(answer)}
              {comments.map(row)}
            </ul>
            {hasMore && (
              <Button size="sm" busy={isBusy} onClick={() => void loadMore()}>
                {t('moreComments')}
              </Button>
            )}
            <FeedNotes feed={{ ...feed, slowSeconds: 0, isNewcomer: false }} />
            {!feed.ban && !post.isDeleted && !post.isHidden && (
              <CommentForm
                feed={feed}
                postId={post.id}
                onDone={() => (hasMore ? refetch?.() : loadMore())}
              />
            )}
          </div>
        </Card>
      </div>
    </>
  )
}
