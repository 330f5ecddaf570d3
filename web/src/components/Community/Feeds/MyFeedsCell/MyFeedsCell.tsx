import { ChevronRight, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyFeedsQuery, MyFeedsQueryVariables } from 'types/graphql'

import { Link } from '@redwoodjs/router'
import type { TypedDocumentNode } from '@redwoodjs/web'

import { useFeedName } from 'src/components/Community/Feeds/useFeedName'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { Busy } from 'src/components/ui/feedback/cellStates/Busy'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton/Skeleton'
import { Card } from 'src/components/ui/layout/Card/Card'
import { StatusBadge } from 'src/components/ui/text/StatusBadge/StatusBadge'

import { feedPath, NEW_POSTS } from '$api/src/shared/community/feeds'

export const QUERY: TypedDocumentNode<MyFeedsQuery, MyFeedsQueryVariables> =
  gql`
    query MyFeedsQuery {
      myFeeds {
        id
        kind
        name
        stageNumber
        newCount
      }
    }
  `

export const beforeQuery = () => ({
  fetchPolicy: 'cache-and-network' as const,
})

export const Loading = () => (
  <Card>
    <Busy>
      <SkeletonLines lines={3} />
    </Busy>
  </Card>
)

export const Failure = ({
  error,
  queryResult,
}: {
  error?: Error
  queryResult?: { refetch?: () => Promise<unknown> }
}) => (
  <Card>
    <BriefFailure error={error as never} refetch={queryResult?.refetch} />
  </Card>
)

export const isEmpty = ({ myFeeds }: MyFeedsQuery) => myFeeds.length === 0
export const Empty = () => null

/** Where the viewer talks with others, with what is new. */
export const Success = ({ myFeeds }: MyFeedsQuery) => {
  const { t } = useTranslation('community.feeds')
  const nameOf = useFeedName()
  return (
    <Card title={t('talk.title')}>
      <p className="text-muted mb-2">{t('talk.lead')}</p>
      <ul className="divide-base-300 divide-y">
        {myFeeds.map((feed) => (
          <li key={feed.id}>
            <Link
              to={feedPath(feed.id)}
              className="hover:bg-base-200 -mx-2 flex min-h-12 items-center gap-3 rounded-lg px-2"
            >
              <MessagesSquare
                className="text-primary size-5 shrink-0"
                strokeWidth={1.75}
                aria-hidden
              />
              <span className="min-w-0 flex-1 break-words">{nameOf(feed)}</span>
              {feed.newCount > 0 && (
                <StatusBadge tone="info">
                  {feed.newCount > NEW_POSTS
                    ? t('talk.manyNew', { count: NEW_POSTS })
                    : t('talk.new', { count: feed.newCount })}
                </StatusBadge>
              )}
              <ChevronRight
                className="text-muted size-4 shrink-0"
                aria-hidden
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
