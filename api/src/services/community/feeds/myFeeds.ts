// News for the viewer in the feeds of their own places.
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  int,
  json,
  nullable,
  prepared,
  text,
  textOf,
  timestamp,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import {
  feedKeyOf,
  NEW_POSTS,
  withNames,
  type FeedPlace,
} from 'src/shared/community/feeds'
import { truncate } from 'src/shared/text/text'

import { feedName, inFeed, notBlocked, readerOf } from './feedScope'
import { readNamed } from './posts/asFeedPost'

/** The most questions that are shown, and the days that each waits for an answer. */
const OPEN_QUESTIONS = { most: 3, days: 14 }

/** The reader $1 as `r`, and their own places as `place`. */
export const WITH_PLACES = `WITH r AS MATERIALIZED (${readerOf('$1::int')}), place AS (
    SELECT 'school' AS kind, 0 AS id, ''::text AS name, NULL::jsonb AS translations, NULL::int AS "stageNumber", 1 AS rank, f.id AS "feedId"
      FROM r LEFT JOIN "Feed" f ON f."isSchool"
    UNION ALL SELECT 'group', g.id, g.name, NULL, NULL, 2, f.id
      FROM r JOIN "Group" g ON g.id = r."groupId" LEFT JOIN "Feed" f ON f."groupId" = g.id
    UNION ALL SELECT 'stage', st.id, st.name, st.translations, st.number, 3, f.id
      FROM r JOIN "Stage" st ON st.id = r."stageId" OR st.id = ANY(r."dutyStageIds") LEFT JOIN "Feed" f ON f."stageId" = st.id
    UNION ALL SELECT 'batch', b.id, b.name, NULL, NULL, 4, f.id
      FROM r JOIN "Batch" b ON b.id = r."batchId" LEFT JOIN "Feed" f ON f."batchId" = b.id
  )`

export const placeColumns = {
  kind: textOf<FeedPlace['kind']>(),
  placeId: int,
  name: text,
  translations: nullable(json<Record<string, never>>()),
  stageNumber: nullable(int),
}

export const PLACE =
  'place.kind, place.id AS "placeId", place.name, place.translations, place."stageNumber"'

// Counted up to a bound.
const MINE = prepared(
  'myFeeds',
  `${WITH_PLACES}
  SELECT ${PLACE}, COALESCE(fresh.count, 0) AS "newCount"
  FROM r CROSS JOIN place
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM "FeedPost" p WHERE p."feedId" = place."feedId" AND p."parentId" IS NULL
          AND ${inFeed()} > COALESCE((SELECT v."seenPostId" FROM "FeedVisit" v WHERE v."userId" = r.id AND v."feedId" = place."feedId"), 0)
          AND p."authorId" <> r.id AND p."deletedAt" IS NULL AND p."hiddenAt" IS NULL AND ${notBlocked()}
        ORDER BY ${inFeed()} DESC LIMIT ${NEW_POSTS + 1}) counted) fresh ON true
  WHERE r."isLive" ORDER BY place.rank, place."stageNumber"`,
  { ...placeColumns, newCount: int }
)

// The index "FeedPost_open_questions" has only these rows of a feed. Posts are numbered in the order of their time, so
// that only the age of the newest ones is checked.
const OPEN = prepared(
  'openQuestions',
  `${WITH_PLACES}
  SELECT ${PLACE}, q.id, q.text, q."commentCount", q."createdAt", u."firstName", u."lastName"
  FROM r CROSS JOIN place CROSS JOIN LATERAL (
      SELECT p.id, p.text, p."commentCount", p."createdAt", p."authorId" FROM "FeedPost" p
      WHERE p."feedId" = place."feedId" AND p."parentId" IS NULL AND p.kind = 'QUESTION' AND p."answerId" IS NULL
        AND p."deletedAt" IS NULL AND p."hiddenAt" IS NULL
        AND p."authorId" <> r.id AND ${notBlocked()}
      ORDER BY ${inFeed()} DESC LIMIT ${OPEN_QUESTIONS.most}) q
    JOIN "User" u ON u.id = q."authorId"
  WHERE r."isLive" AND q."createdAt" > now() - interval '${OPEN_QUESTIONS.days} days' ORDER BY q.id DESC LIMIT ${OPEN_QUESTIONS.most}`,
  {
    ...placeColumns,
    id: int,
    text,
    commentCount: int,
    createdAt: timestamp,
    firstName: text,
    lastName: text,
  }
)

type Place = {
  kind: FeedPlace['kind']
  placeId: number
  name: string
  translations: Record<string, never> | null
  stageNumber: number | null
}

export const asPlace = ({
  kind,
  placeId: id,
  stageNumber,
  ...named
}: Place) => ({
  feed: feedKeyOf({ kind, id } as FeedPlace),
  kind,
  name: feedName(named),
  stageNumber,
})

/** The feeds of the viewer's own places; none for those without access. */
export const myFeeds = (async () => {
  const rows = await MINE.all(pool, [currentUser().id])
  return rows.map((row) => {
    const { feed: id, ...place } = asPlace(row)
    return { ...place, id, newCount: row.newCount }
  })
}) satisfies QueryResolvers['myFeeds']

/** The newest questions of others in the viewer's feeds that no answer is chosen for. */
export const openQuestions = (async () => {
  const rows = await OPEN.all(pool, [currentUser().id])
  const named = [...(await readNamed(rows)).values()]
  return rows.map((row) => ({
    ...asPlace(row),
    id: row.id,
    text: truncate(withNames(row.text, named)),
    commentCount: row.commentCount,
    createdAt: row.createdAt,
    authorName: fullName(row),
  }))
}) satisfies QueryResolvers['openQuestions']
