import { ChevronRight, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFeedName } from 'src/components/Community/Feeds/useFeedName'
import { Link } from 'src/components/ui/control/Link'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import type { FeedNews } from './feedsOfMine'

import { feedPath, NEW_POSTS } from '$api/src/shared/community/feeds'

type FeedLinksProps = {
  feeds: readonly FeedNews[]
  /** The feed that is open. */
  current?: string
}

/** Feeds with the number of their new posts. */
export const FeedLinks = ({ feeds, current }: FeedLinksProps) => {
  const { t } = useTranslation('community.feeds')
  const nameOf = useFeedName()
  return (
    <ul className="divide-base-300 divide-y">
      {feeds.map((feed) => (
        <li key={feed.id}>
          <Link
            to={feedPath(feed.id)}
            aria-current={feed.id === current ? 'page' : undefined}
            className={`hover:bg-base-200 -mx-2 flex min-h-12 items-center gap-3 rounded-lg px-2 ${feed.id === current ? 'bg-base-200 font-semibold' : ''}`}
          >
            <MessagesSquare
              className="text-primary size-5 shrink-0"
              strokeWidth={1.75}
              aria-hidden
            />
            <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(feed)}</span>
            {feed.newCount > 0 && (
              <StatusBadge tone="info">
                {feed.newCount > NEW_POSTS
                  ? t('talk.manyNew', { count: NEW_POSTS })
                  : t('talk.new', { count: feed.newCount })}
              </StatusBadge>
            )}
            <ChevronRight className="text-muted size-4 shrink-0" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
