import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import {
  command,
  int,
  json,
  nullable,
  prepared,
  text,
  textOf,
} from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import {
  FEED_ROWS,
  feedKeyOf,
  NEW_POSTS,
  type FeedPlace,
} from 'src/shared/community/feeds'
import { isSearchable } from 'src/shared/text/searchText'

import { asFeed } from './asFeed'
import { feedName, notBlocked, readerOf, readFeed } from './feedScope'
import { asFeedPost } from './posts/asFeedPost'
import { FOUND, PINNED, POSTS } from './posts/postSql'

const MAX_ID = 2_147_483_647

/** The words of a search as a query of PostgreSQL: all of them, the last one perhaps unfinished. */
const tsQueryOf = (q: string) =>
  (typedText(q).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 10)
    .map((word) => `${word}:*`)
    .join(' & ')

const postsOf = async (id: number, q: string, before: number) => {
  const { id: userId } = currentUser()
  if (isSearchable(q)) {
    const rows = await FOUND.all(pool, [userId, id, tsQueryOf(q)])
    return { pinned: [], posts: rows, hasMore: false }
  }
  const isFirst = before === MAX_ID
  const [pinned, rows] = await Promise.all([
    isFirst ? PINNED.all(pool, [userId, id]) : [],
    POSTS.all(pool, [userId, id, before]),
  ])
  return {
    pinned,
    posts: rows.slice(0, FEED_ROWS),
    hasMore: rows.length > FEED_ROWS,
  }
}

/**
 * A feed with a page of its posts, the newest first, and on the first page those that are pinned. A search finds the
 * newest matching posts. @throws NOT_FOUND for a feed that the viewer does not read
 */
export const feed = (async ({ id, before, q }) => {
  const row = await readFeed(id)
  const page =
    row.id === null
      ? { pinned: [], posts: [], hasMore: false }
      : await postsOf(row.id, q ?? '', before ?? MAX_ID)
  return {
    feed: asFeed(row),
    pinned: page.pinned.map(asFeedPost),
    posts: page.posts.map(asFeedPost),
    hasMore: page.hasMore,
  }
}) satisfies QueryResolvers['feed']

// The reader's own places, with what others have written there since the last visit, counted up to a bound.
const MINE = prepared(
  'myFeeds',
  `WITH r AS MATERIALIZED (${readerOf('$1::int')}), place AS (
    SELECT 'school' AS kind, 0 AS id, ''::text AS name, NULL::jsonb AS translations, NULL::int AS "stageNumber", 1 AS rank, f.id AS "feedId"
      FROM r LEFT JOIN "Feed" f ON f."isSchool"
    UNION ALL SELECT 'group', g.id, g.name, NULL, NULL, 2, f.id
      FROM r JOIN "Group" g ON g.id = r."groupId" LEFT JOIN "Feed" f ON f."groupId" = g.id
    UNION ALL SELECT 'stage', st.id, st.name, st.translations, st.number, 3, f.id
      FROM r JOIN "Stage" st ON st.id = r."stageId" OR st.id = ANY(r."dutyStageIds") LEFT JOIN "Feed" f ON f."stageId" = st.id
    UNION ALL SELECT 'batch', b.id, b.name, NULL, NULL, 4, f.id
      FROM r JOIN "Batch" b ON b.id = r."batchId" LEFT JOIN "Feed" f ON f."batchId" = b.id
  )
  SELECT place.kind, place.id, place.name, place.translations, place."stageNumber", COALESCE(fresh.count, 0) AS "newCount"
  FROM r CROSS JOIN place
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM "FeedPost" p WHERE p."feedId" = place."feedId" AND p."parentId" IS NULL
          AND p.id > COALESCE((SELECT v."seenPostId" FROM "FeedVisit" v WHERE v."userId" = r.id AND v."feedId" = place."feedId"), 0)
          AND p."authorId" <> r.id AND p."deletedAt" IS NULL AND p."hiddenAt" IS NULL AND ${notBlocked()}
        ORDER BY p.id DESC LIMIT ${NEW_POSTS + 1}) counted) fresh ON true
  WHERE r."isLive" ORDER BY place.rank, place."stageNumber"`,
  {
    kind: textOf<FeedPlace['kind']>(),
    id: int,
    name: text,
    translations: nullable(json<Record<string, never>>()),
    stageNumber: nullable(int),
    newCount: int,
  }
)

/** The feeds of the viewer's own places; none for those without access. */
export const myFeeds = (async () => {
  const rows = await MINE.all(pool, [currentUser().id])
  return rows.map(({ kind, id, stageNumber, newCount, ...row }) => ({
    id: feedKeyOf({ kind, id } as FeedPlace),
    kind,
    name: feedName(row),
    stageNumber,
    newCount,
  }))
}) satisfies QueryResolvers['myFeeds']

const SEE = command(
  `INSERT INTO "FeedVisit" ("userId", "feedId", "seenPostId")
  SELECT $1::int, $2::int, p.id FROM "FeedPost" p WHERE p."feedId" = $2::int AND p.id <= $3::int AND p."parentId" IS NULL ORDER BY p.id DESC LIMIT 1
  ON CONFLICT ("userId", "feedId") DO UPDATE SET "seenPostId" = excluded."seenPostId" WHERE "FeedVisit"."seenPostId" < excluded."seenPostId"`
)

/** Remembers the newest post that the viewer has seen; never an older one than before. @throws NOT_FOUND */
export const markFeedSeen = (async ({ feed: key, postId }) => {
  const row = await readFeed(key)
  if (row.id !== null) await SEE.run(db, [currentUser().id, row.id, postId])
  return true
}) satisfies MutationResolvers['markFeedSeen']
