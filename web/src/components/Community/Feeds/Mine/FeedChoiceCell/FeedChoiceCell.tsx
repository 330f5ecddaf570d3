import { useTranslation } from 'react-i18next'

import 'src/components/Community/Feeds/Mine/feedsOfMine'
import { useFeedName } from 'src/components/Community/Feeds/useFeedName'
import { Link } from 'src/components/ui/control/Link'

import { feedPath, NEW_POSTS } from '$api/src/shared/community/feeds'

export const QUERY: Doc<'FeedChoiceQuery'> = gql`
  query FeedChoiceQuery {
    myFeeds {
      ...FeedNewsFields
    }
  }
`

export const beforeQuery = (_: { current: string }) => ({
  fetchPolicy: 'cache-and-network' as const,
})

// The feed below tells of failures, and stands alone without a choice.
export const Loading = () => null
export const Failure = () => null

/** The viewer's feeds, with the number of new posts in the others; nothing for a single one. */
export const Success = ({
  myFeeds,
  current,
}: PropsOf<'FeedChoiceQuery'> & { current: string }) => {
  const { t } = useTranslation('community.feeds')
  const nameOf = useFeedName()
  if (myFeeds.length < 2) return null
  return (
    <nav
      aria-label={t('talk.title')}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4"
    >
      {myFeeds.map((feed) => {
        const isCurrent = feed.id === current
        return (
          <Link
            key={feed.id}
            to={feedPath(feed.id)}
            aria-current={isCurrent ? 'page' : undefined}
            className={`btn btn-sm ${isCurrent ? 'btn-primary' : ''}`}
          >
            {nameOf(feed)}
            {!isCurrent && feed.newCount > 0 && (
              <span className="text-primary text-xs">
                {t(feed.newCount > NEW_POSTS ? 'talk.manyNew' : 'talk.new', {
                  count: Math.min(feed.newCount, NEW_POSTS),
                })}
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
