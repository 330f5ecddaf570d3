import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { FeedQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useMutation } from '@redwoodjs/web'

import { useNewNotice } from 'src/components/Accounts/Notices/live/useNewNotice'
import { Button } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { SearchInput } from 'src/components/ui/form/SearchInput'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useInTurn } from 'src/hooks/data/useInTurn'
import { onceVisible } from 'src/lib/browser/onceVisible'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'
import { outlivesPage } from 'src/lib/data/outlivesPage'

import { FeedNotes } from './FeedNotes'
import FeedSearchCell from './FeedSearchCell'
import { ModeratorTools } from './moderation/ModeratorTools'
import { PostCard } from './Posts/PostCard'
import { useFeedUrl } from './state/useFeedUrl'
import { useLiveFeed } from './state/useLiveFeed'
import { withNewer, withOlder } from './state/withPages'
import { useFeedName } from './useFeedName'
import { PostForm } from './Write/PostForm'

import { isSearchable } from '$api/src/shared/text/searchText'

const SEEN: Doc<'MarkFeedSeenMutation'> = gql`
  mutation MarkFeedSeenMutation($feed: String!, $postId: Int!) {
    markFeedSeen(feed: $feed, postId: $postId)
  }
`

type Merge = (had: FeedQuery, came: FeedQuery) => FeedQuery

type FeedViewProps = {
  page: FeedQuery['feed']
  isPart?: boolean
  fetchMore?: (options: {
    variables: Partial<VariablesOf<'FeedQuery'>>
    updateQuery: (
      had: FeedQuery,
      options: { fetchMoreResult: FeedQuery }
    ) => FeedQuery
  }) => Promise<unknown>
}

/** A feed: what to write with, what is pinned, and the posts with what is new since the last visit. */
export const FeedView = ({
  page: { feed, pinned, posts, hasMore },
  isPart,
  fetchMore,
}: FeedViewProps) => {
  const { t } = useTranslation(['community.feeds', 'common'])
  const nameOf = useFeedName()
  const [q, setQ] = useState('')
  const [{ only }, setUrl] = useFeedUrl()
  const [isBusy, setIsBusy] = useState(false)
  // The posts stay marked until the feed is opened again.
  const [seenBefore] = useState(feed.seenPostId)
  const [markSeen] = useMutation(SEEN)
  const newest = Math.max(0, ...[...pinned, ...posts].map(({ id }) => id))
  useEffect(
    () =>
      newest > 0
        ? onceVisible(
            () =>
              void markSeen({
                variables: { feed: feed.id, postId: newest },
                context: outlivesPage,
              }).catch(() => undefined)
          )
        : undefined,
    [newest, feed.id, markSeen]
  )

  const load = async (merge: Merge, before?: number) =>
    fetchMore?.({
      variables: before ? { before } : {},
      updateQuery: (had, { fetchMoreResult }) => merge(had, fetchMoreResult),
    })
  const refresh = useInTurn(() => load(withNewer))
  const [postedId, setPostedId] = useState<number>()
  const showPosted = async (id: number) => {
    await refresh()
    setPostedId(id)
  }
  useNewNotice(refresh)
  useLiveFeed(refresh)

  const showMore = async () => {
    setIsBusy(true)
    await load(withOlder, posts.at(-1)?.id)
      .catch(async (error: Error) => toast.error(await errorText(error)))
      .finally(() => setIsBusy(false))
  }

  const isNew = (post: { id: number; isOwn: boolean }) =>
    seenBefore != null && post.id > seenBefore && !post.isOwn
  const mayWrite = !feed.ban
  return (
    <>
      {isPart ? (
        // The choice of feeds shows the name.
        <h2 className="sr-only">{nameOf(feed)}</h2>
      ) : (
        <PageHeader
          title={nameOf(feed)}
          breadcrumbs={[
            { label: t('common:menu.community'), to: routes.community() },
          ]}
          actions={<ModeratorTools feed={feed} />}
        />
      )}
      <div className="space-y-4">
        <FeedNotes feed={feed} />
        {mayWrite && (
          <PostForm feed={feed} onDone={(id) => void showPosted(id)} />
        )}
        <div className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <SearchInput
              value={q}
              onSearch={setQ}
              label={t('search.label')}
              placeholder={t('search.label')}
            />
          </div>
          <Button
            look={only ? 'primary' : 'outline'}
            aria-pressed={!!only}
            onClick={() => setUrl({ only: only ? undefined : 'questions' })}
          >
            {t('questions')}
          </Button>
          {isPart && <ModeratorTools feed={feed} />}
        </div>
        {isSearchable(q) ? (
          <FeedSearchCell id={feed.id} q={q} />
        ) : (
          <>
            {[...pinned, ...posts].map((post) => (
              <PostCard
                key={post.id}
                post={post}
                feed={feed}
                isNew={isNew(post)}
                isPosted={post.id === postedId}
                onGone={refresh}
              />
            ))}
            {pinned.length + posts.length === 0 && (
              <div className="panel">
                <EmptyState
                  title={t(only ? 'noQuestions.title' : 'empty.title')}
                  text={t(only ? 'noQuestions.text' : 'empty.text')}
                />
              </div>
            )}
            {hasMore && (
              <Button block busy={isBusy} onClick={() => void showMore()}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  )
}
