import type { FeedQuery } from 'types/graphql'

type Page = FeedQuery['feed']

const joined = (newer: Page['posts'], older: Page['posts']) => {
  const known = new Set(newer.map(({ id }) => id))
  return [...newer, ...older.filter(({ id }) => !known.has(id))]
}

/** The page below those on the screen. */
export const withOlder = (had: FeedQuery, came: FeedQuery): FeedQuery => ({
  feed: {
    ...had.feed,
    posts: joined(had.feed.posts, came.feed.posts),
    hasMore: came.feed.hasMore,
  },
})

/**
 * The first page again, above the older posts on the screen. Starts from the first page if posts between both are
 * missing.
 */
export const withNewer = (had: FeedQuery, came: FeedQuery): FeedQuery => {
  const last = came.feed.posts.at(-1)?.id ?? 0
  const known = new Set(had.feed.posts.map(({ id }) => id))
  const isJoined = came.feed.posts.some(({ id }) => known.has(id))
  if (!isJoined || !came.feed.hasMore) return came
  const older = had.feed.posts.filter(({ id }) => id < last)
  return {
    feed: {
      ...came.feed,
      posts: joined(came.feed.posts, older),
      hasMore: older.length > 0 ? had.feed.hasMore : came.feed.hasMore,
    },
  }
}
