import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { command } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { asTyped, countSearch } from 'src/services/accounts/search/typedQuery'
import { FEED_ROWS } from 'src/shared/community/feeds'
import { isSearchable } from 'src/shared/text/searchText'

import { asFeed } from './asFeed'
import { inFeed, readFeed } from './feedScope'
import { feedPostsOf } from './posts/asFeedPost'
import {
  FOUND,
  FOUND_RECENTLY,
  HAS_OLDER,
  PINNED,
  POSTS,
  QUESTIONS,
} from './posts/postSql'

const MAX_ID = 2_147_483_647

/** The words of a search as a query of PostgreSQL: all of them, the last one perhaps unfinished. */
export const tsQueryOf = (q: string) =>
  (asTyped(q).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 10)
    .map((word) => `${word}:*`)
    .join(' & ')

/** Common words are found among the newest posts, rare ones by their index. @throws RATE_LIMITED */
const foundIn = async (id: number, q: string) => {
  await countSearch()
  const asked = [currentUser().id, id, tsQueryOf(q)]
  const recent = await FOUND_RECENTLY.all(pool, asked)
  if (recent.length === FEED_ROWS) return recent
  const older = await HAS_OLDER.first(pool, [id])
  return older?.hasOlder ? FOUND.all(pool, asked) : recent
}

type Asked = { q: string; before: number; isQuestions: boolean }

const postsOf = async (id: number, { q, before, isQuestions }: Asked) => {
  const { id: userId } = currentUser()
  if (isSearchable(q))
    return { pinned: [], posts: await foundIn(id, q), hasMore: false }
  const isFirst = before === MAX_ID
  const [pinned, rows] = await Promise.all([
    isFirst && !isQuestions ? PINNED.all(pool, [userId, id]) : [],
    (isQuestions ? QUESTIONS : POSTS).all(pool, [userId, id, before]),
  ])
  return {
    pinned,
    posts: rows.slice(0, FEED_ROWS),
    hasMore: rows.length > FEED_ROWS,
  }
}

/**
 * A feed with a page of its posts, the newest first, and on the first page those that are pinned. A search finds the
 * newest matching posts; the questions alone come without pinned posts.
 * @throws RATE_LIMITED for a search; NOT_FOUND for a feed that the viewer does not read
 */
export const feed = (async ({ id, before, q, isQuestions }) => {
  const row = await readFeed(id)
  const page =
    row.id === null
      ? { pinned: [], posts: [], hasMore: false }
      : await postsOf(row.id, {
          q: q ?? '',
          before: before ?? MAX_ID,
          isQuestions: !!isQuestions,
        })
  const asFeedPost = await feedPostsOf([...page.pinned, ...page.posts])
  return {
    feed: asFeed(row),
    pinned: page.pinned.map(asFeedPost),
    posts: page.posts.map(asFeedPost),
    hasMore: page.hasMore,
  }
}) satisfies QueryResolvers['feed']

const SEE = command(
  `INSERT INTO "FeedVisit" ("userId", "feedId", "seenPostId")
  SELECT $1::int, $2::int, p.id FROM "FeedPost" p WHERE p."feedId" = $2::int AND ${inFeed()} <= $3::int AND p."parentId" IS NULL ORDER BY ${inFeed()} DESC LIMIT 1
  ON CONFLICT ("userId", "feedId") DO UPDATE SET "seenPostId" = excluded."seenPostId" WHERE "FeedVisit"."seenPostId" < excluded."seenPostId"`
)

/** Remembers the newest post that the viewer has seen; never an older one than before. @throws NOT_FOUND */
export const markFeedSeen = (async ({ feed: key, postId }) => {
  const row = await readFeed(key)
  if (row.id !== null) await SEE.run(db, [currentUser().id, row.id, postId])
  return true
}) satisfies MutationResolvers['markFeedSeen']
