// The statements that read posts and comments; each returns all that a screen shows of its rows.
import type { FeedPostKind, FeedReactionKind } from '@prisma/client'
import type { FeedAuthorMark } from 'types/graphql'

import { LEARNER_RANK } from 'src/lib/access/permissions'
import {
  bool,
  int,
  json,
  nullable,
  prepared,
  text,
  textOf,
  timestamp,
  type RowOf,
} from 'src/lib/database/sql'
import { FEED_ROWS } from 'src/shared/community/feeds'

import {
  inFeed,
  isShownTo,
  MODERATES,
  readerOf,
  READS,
  sees,
  seesAlone,
} from '../feedScope'

type Author = {
  id: number
  firstName: string
  lastName: string
  slug: string
  profileImageId: number | null
  facebookProfile: string | null
}

const columns = {
  id: int,
  feedId: int,
  parentId: nullable(int),
  kind: textOf<FeedPostKind>(),
  text,
  author: json<Author>(),
  authorMark: nullable(textOf<FeedAuthorMark>()),
  pictures: json<number[]>(),
  win: nullable(json<{ title: string; text: string; achievedOn: string }>()),
  ownWinId: nullable(int),
  pinnedAt: nullable(timestamp),
  answerId: nullable(int),
  editedAt: nullable(timestamp),
  deletedAt: nullable(timestamp),
  hiddenAt: nullable(timestamp),
  hideReason: text,
  commentCount: int,
  likeCount: int,
  heartCount: int,
  clapCount: int,
  thinkCount: int,
  myReaction: nullable(textOf<FeedReactionKind>()),
  createdAt: timestamp,
  isOwn: bool,
  mayModerate: bool,
}

const SELECTED = `p.id, p."feedId", p."parentId", p.kind::text AS kind, p.text,
    (SELECT json_build_object('id', u.id, 'firstName', u."firstName", 'lastName', u."lastName", 'slug', u.slug,
      'profileImageId', u."profileImageId", 'facebookProfile', u."facebookProfile") FROM "User" u WHERE u.id = p."authorId") AS author,
    (SELECT CASE WHEN bool_or(al.name IN ('coach', 'assistant-coach', 'head-coach', 'expert')) THEN 'COACH' WHEN bool_or(al.rank > ${LEARNER_RANK}) THEN 'TEAM' END
      FROM "UserAccessLevel" ua JOIN "AccessLevel" al ON al.id = ua."accessLevelId" WHERE ua."userId" = p."authorId") AS "authorMark",
    COALESCE((SELECT json_agg(fp."fileId" ORDER BY fp.position) FROM "FeedPicture" fp WHERE fp."postId" = p.id), '[]') AS pictures,
    CASE WHEN p."winOn" IS NOT NULL THEN json_build_object('title', p."winTitle", 'text', p."winText", 'achievedOn', p."winOn") END AS win,
    CASE WHEN p."authorId" = r.id THEN p."winId" END AS "ownWinId", p."pinnedAt", p."answerId", p."editedAt", p."deletedAt", p."hiddenAt", p."hideReason",
    p."commentCount", p."likeCount", p."heartCount", p."clapCount", p."thinkCount",
    (SELECT fr.kind::text FROM "FeedReaction" fr WHERE fr."postId" = p.id AND fr."userId" = r.id) AS "myReaction",
    p."createdAt", p."authorId" = r.id AS "isOwn", ${MODERATES} AS "mayModerate"`

/** The reader $1 and the feed $2. */
const WITH_FEED = `WITH r AS MATERIALIZED (${readerOf('$1::int')}), f AS MATERIALIZED (SELECT * FROM "Feed" WHERE id = $2::int)
  SELECT ${SELECTED} FROM r CROSS JOIN f`

/** The newest posts of the feed $2 below the id $3, one more than a page, that meet a condition. */
const newest = (name: string, condition: string) =>
  prepared(
    name,
    `${WITH_FEED} CROSS JOIN LATERAL (
    SELECT * FROM "FeedPost" p WHERE p."feedId" = f.id AND p."parentId" IS NULL AND ${inFeed()} < $3::int AND ${condition} AND ${sees()}
    ORDER BY ${inFeed()} DESC LIMIT ${FEED_ROWS + 1}) p
  WHERE ${READS} ORDER BY p.id DESC`,
    columns
  )

export const POSTS = newest('feedPosts', 'p."pinnedAt" IS NULL')
/** Answered or not, also pinned ones. */
export const QUESTIONS = newest('feedQuestions', `p.kind = 'QUESTION'`)

export const PINNED = prepared(
  'feedPinned',
  `${WITH_FEED} JOIN "FeedPost" p ON p."feedId" = f.id AND p."pinnedAt" IS NOT NULL
  WHERE ${READS} AND ${sees()} ORDER BY p."pinnedAt" DESC`,
  columns
)

const matches = (text: string) =>
  `to_tsvector('simple', ${text}) @@ to_tsquery('simple', $3)`

/** The newest posts that are compared one by one, which finds common words soonest. */
const RECENT = 2_000

// For each post its comments are read in their order, by their own index. Without the order the planner reads the whole
// table where few posts have most of the comments, and with the text as it is the index of words, once for each post.
/** The newest posts of the feed $2, among its newest, that have the words $3, or a comment that has them. */
export const FOUND_RECENTLY = prepared(
  'feedSearchRecent',
  `${WITH_FEED} CROSS JOIN LATERAL (
    SELECT * FROM (
      SELECT * FROM "FeedPost" p WHERE p."feedId" = f.id AND p."parentId" IS NULL AND ${sees()} ORDER BY ${inFeed()} DESC LIMIT ${RECENT}) p
    WHERE ${matches('p.text')} OR (SELECT true FROM "FeedPost" c WHERE c."parentId" = p.id AND ${matches("c.text || ''")} AND ${sees('c')} ORDER BY c.id LIMIT 1)
    ORDER BY p.id DESC LIMIT ${FEED_ROWS}) p
  WHERE ${READS} ORDER BY p.id DESC`,
  columns
)

/** Whether the feed $1 has posts beyond its newest. */
export const HAS_OLDER = prepared(
  'feedHasOlder',
  `SELECT EXISTS (SELECT FROM "FeedPost" p WHERE p."feedId" = $1::int AND p."parentId" IS NULL ORDER BY ${inFeed()} DESC OFFSET ${RECENT}) AS "hasOlder"`,
  { hasOlder: bool }
)

/** Matches are looked for among this many of the newest posts and comments that have the words. */
const MOST_MATCHES = 200

// The order by an expression of its own keeps the planner from walking all posts backwards; the index of words has few
// matches, since common words are found among the newest posts.
/** The newest posts of the feed $2 that have the words $3, or a comment that has them. */
export const FOUND = prepared(
  'feedSearch',
  `${WITH_FEED} CROSS JOIN LATERAL (
    SELECT DISTINCT COALESCE(m."parentId", m.id) AS id FROM (
      SELECT p.id, p."parentId" FROM "FeedPost" p
      WHERE p."feedId" = f.id AND ${matches('p.text')} AND ${sees()}
      ORDER BY -p.id LIMIT ${MOST_MATCHES}) m
    ORDER BY 1 DESC LIMIT ${FEED_ROWS}) hit
    JOIN "FeedPost" p ON p.id = hit.id
  WHERE ${READS} AND ${sees()} ORDER BY p.id DESC`,
  columns
)

/** The post $2, if its reader $1 sees it and the post that it answers. */
const onePost = (isSeen: (post?: string) => string) => `
  WITH r AS MATERIALIZED (${readerOf('$1::int')})
  SELECT ${SELECTED} FROM r CROSS JOIN "FeedPost" p JOIN "Feed" f ON f.id = p."feedId"
  WHERE p.id = $2::int AND ${READS} AND ${isSeen()} AND (p."parentId" IS NULL OR EXISTS (
    SELECT FROM "FeedPost" top WHERE top.id = p."parentId" AND ${isSeen('top')}))`

/** The post $2 in any feed, if the reader $1 sees both; for a comment also its post. */
export const POST = prepared('feedPost', onePost(seesAlone), columns)

/** Like POST, but also finds a post of somebody whom the reader has blocked. */
export const POST_OF_ANYBODY = prepared(
  'feedPostOfAnybody',
  onePost(isShownTo),
  columns
)

/** The comments of the post $3 in the feed $2 above the id $4, the oldest first, one more than a page. */
export const COMMENTS = prepared(
  'feedComments',
  `${WITH_FEED} CROSS JOIN LATERAL (
    SELECT * FROM "FeedPost" p WHERE p."parentId" = $3::int AND p.id > $4::int AND ${sees()} ORDER BY p.id LIMIT ${FEED_ROWS + 1}) p
  WHERE ${READS} ORDER BY p.id`,
  columns
)

export type PostRow = RowOf<typeof POSTS>
