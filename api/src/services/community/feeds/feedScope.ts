// Who reads, writes and moderates which feed. Every statement about feeds uses these conditions: pages, single posts,
// comments, search, the picker of names, notices and pictures (docs/decisions/0056).
import { ranks } from 'src/lib/access/permissions'
import { currentUser } from 'src/lib/auth'
import {
  bool,
  composed,
  int,
  json,
  keysOf,
  nullable,
  text,
  textOf,
  timestamp,
  type RowOf,
  type Runner,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { local } from 'src/lib/translations'
import {
  feedKeyOf,
  placeOfKey,
  type FeedPlace,
} from 'src/shared/community/feeds'

/**
 * One row for a user who is not archived: their places, and their rights as staff, which only levels given by hand
 * bring. `isLive` is access today: a lapsed membership has none. `user` is an SQL expression of the user's id.
 */
export const readerOf = (user: string) => `
  SELECT me.id, me."stageId", me."batchId", me."createdAt", my_place."groupId", my_place.role::text AS "groupRole", rights.*,
    ARRAY(SELECT d."stageId" FROM "StageStaff" d WHERE d."userId" = me.id) AS "dutyStageIds",
    (SELECT d."stageId" FROM "StageStaff" d WHERE d."userId" = me.id AND d.duty = 'LEADER' LIMIT 1) AS "ledStageId"
  FROM "User" me LEFT JOIN "GroupMembership" my_place ON my_place."userId" = me.id AND my_place."endedAt" IS NULL
    CROSS JOIN LATERAL (
      SELECT COALESCE(bool_or(held.name <> 'non-member'), false) AS "isLive",
        COALESCE(max(held.rank) FILTER (WHERE held."isSystem"), 0) AS rank,
        COALESCE(bool_or(held.opens ->> 'stages' = 'true' OR held."isAdmin"), false) AS "opensStages",
        COALESCE(bool_or(held.opens ->> 'batch' = 'true' OR held."isAdmin"), false) AS "opensBatches",
        COALESCE(bool_or(held.opens ->> 'groups' = 'true' OR held."isAdmin"), false) AS "opensGroups",
        COALESCE(max(held.rank) FILTER (WHERE held."isSystem"), 0) BETWEEN ${ranks['assistant-coach']} AND ${ranks['team-lead']} AS "isScoped"
      FROM (
        SELECT al.name, al.rank, al."isSystem", al."pageAccess" AS opens, al."isSystem" AND al.name = 'admin' AS "isAdmin"
        FROM "UserAccessLevel" ual JOIN "AccessLevel" al ON al.id = ual."accessLevelId" WHERE ual."userId" = me.id
        UNION ALL
        SELECT al.name, 0, al."isSystem", '{}'::jsonb, false
        FROM "Subscription" s JOIN "FunnelAccessLevel" fal ON fal."funnelId" = s."funnelId" JOIN "AccessLevel" al ON al.id = fal."accessLevelId"
        WHERE s."userId" = me.id AND app.gives_access(s)
      ) held
    ) rights
  WHERE me.id = ${user} AND me."archivedAt" IS NULL`

/**
 * A condition: the reader `r` reads the feed `f`. The school's is for everybody with access, a stage's for its people
 * and staff, a batch's for its people, a group's for its people of today; and staff with the page right read those of
 * all places unless their scope is a stage or a group.
 */
export const READS = `(r."isLive" AND (
    f."isSchool"
    OR f."stageId" = r."stageId" OR f."stageId" = ANY(r."dutyStageIds") OR f."stageId" IS NOT NULL AND r."opensStages" AND NOT r."isScoped"
    OR f."batchId" = r."batchId" OR f."batchId" IS NOT NULL AND r."opensBatches" AND NOT r."isScoped"
    OR f."groupId" = r."groupId" OR f."groupId" IS NOT NULL AND r."opensGroups" AND NOT r."isScoped"))`

/**
 * A condition: the reader `r` moderates the feed `f`: coaches and above the school's, leaders of a stage or group theirs,
 * and staff with the page right within their scope.
 */
export const MODERATES = `COALESCE(r."isLive" AND (
    f."isSchool" AND r.rank >= ${ranks.coach}
    OR f."stageId" = r."ledStageId" OR f."stageId" IS NOT NULL AND r."opensStages" AND NOT r."isScoped"
    OR f."batchId" IS NOT NULL AND r."opensBatches" AND NOT r."isScoped"
    OR f."groupId" = r."groupId" AND r."groupRole" = 'LEADER' OR f."groupId" IS NOT NULL AND r."opensGroups" AND NOT r."isScoped"), false)`

/**
 * Posts of one feed are compared and ordered by this expression, which only the feed's index has. By their ids alone, the
 * planner walks the primary key through the posts of all other feeds.
 */
export const inFeed = (post = 'p') => `${post}.id + 0`

/** A condition: the reader `r` has not blocked the author of the post. */
export const notBlocked = (post = 'p') =>
  `NOT EXISTS (SELECT FROM "Block" bl WHERE bl."userId" = r.id AND bl."blockedId" = ${post}."authorId")`

/** A condition: the post is shown to the reader `r` of the feed `f`, unless they have blocked its author. */
export const isShownTo = (post = 'p') =>
  `(${post}."deletedAt" IS NULL AND (${post}."hiddenAt" IS NULL OR ${post}."authorId" = r.id) OR ${MODERATES})`

/** A condition: the reader `r` of the feed `f` sees the post. Its author sees a hidden one; moderators see all. */
export const sees = (post = 'p') => `${isShownTo(post)} AND ${notBlocked(post)}`

/** A condition like `sees`; moderators also see a post of somebody whom they blocked, on which they have to decide. */
export const seesAlone = (post = 'p') =>
  `${isShownTo(post)} AND (${notBlocked(post)} OR ${MODERATES})`

const column = (name: string, value: string) =>
  `SELECT x.id, false AS "isSchool",
    ${['stageId', 'batchId', 'groupId'].map((each) => `${each === name ? value : 'NULL::int'} AS "${each}"`).join(', ')},
    COALESCE(x."slowSeconds", 0) AS "slowSeconds"
  FROM (SELECT $2::int AS place) wanted LEFT JOIN "Feed" x ON x."${name}" = wanted.place`

/** The feed `f`, by the id of its place, or by its own; a place without a row has a feed without an id. */
const feeds = {
  school: `SELECT x.id, true AS "isSchool", NULL::int AS "stageId", NULL::int AS "batchId", NULL::int AS "groupId", COALESCE(x."slowSeconds", 0) AS "slowSeconds"
  FROM (SELECT $2::int AS place) wanted LEFT JOIN "Feed" x ON x."isSchool"`,
  stage: column('stageId', '$2::int'),
  batch: column('batchId', '$2::int'),
  group: column('groupId', '$2::int'),
  own: `SELECT x.id, x."isSchool", x."stageId", x."batchId", x."groupId", x."slowSeconds" FROM "Feed" x WHERE x.id = $2::int`,
}

type Wanted = { by: keyof typeof feeds; userId: number; id: number }

/** Newcomers joined fewer days ago, or have written fewer posts, than this. */
const NEWCOMER = { days: 3, posts: 3 }

const FEED = composed(
  ({ by, userId, id }: Wanted) => ({
    name: `feed-${by}`,
    values: [userId, id],
    text: `WITH r AS (${readerOf('$1::int')}), f AS (${feeds[by]})
  SELECT f.id, f."isSchool", f."stageId", f."batchId", f."groupId", f."slowSeconds",
    CASE WHEN st.id IS NOT NULL THEN 'stage' WHEN b.id IS NOT NULL THEN 'batch' WHEN g.id IS NOT NULL THEN 'group' ELSE 'school' END AS kind,
    COALESCE(st.id, b.id, g.id, 0) AS "placeId", st.number AS "stageNumber", COALESCE(st.name, b.name, g.name, '') AS name, st.translations,
    ${MODERATES} AS "mayModerate",
    (SELECT v."seenPostId" FROM "FeedVisit" v WHERE v."userId" = r.id AND v."feedId" = f.id) AS "seenPostId",
    r.rank < ${ranks['assistant-coach']} AND (r."createdAt" > now() - interval '${NEWCOMER.days} days' OR (
      SELECT count(*) FROM (SELECT FROM "FeedPost" p WHERE p."authorId" = r.id AND p."parentId" IS NULL AND p."deletedAt" IS NULL AND p."hiddenAt" IS NULL LIMIT ${NEWCOMER.posts}) written
    ) < ${NEWCOMER.posts}) AS "isNewcomer",
    CASE WHEN f."slowSeconds" > 0 AND NOT ${MODERATES} THEN (
      SELECT max(p."createdAt") + make_interval(secs => f."slowSeconds") FROM "FeedPost" p
      WHERE p."authorId" = r.id AND p."feedId" = f.id AND p."parentId" IS NULL AND p."createdAt" + make_interval(secs => f."slowSeconds") > now()) END AS "mayPostAt",
    (SELECT json_build_object('until', ban.until, 'reason', ban.reason, 'isEverywhere', ban."feedId" IS NULL) FROM "FeedBan" ban
      WHERE ban."userId" = r.id AND ban."endedAt" IS NULL AND ban.until > now() AND (ban."feedId" IS NULL OR ban."feedId" = f.id)
      ORDER BY ban.until DESC LIMIT 1) AS ban
  FROM r CROSS JOIN f LEFT JOIN "Stage" st ON st.id = f."stageId" LEFT JOIN "Batch" b ON b.id = f."batchId" LEFT JOIN "Group" g ON g.id = f."groupId"
  WHERE ${READS} AND (f."isSchool" OR COALESCE(st.id, b.id, g.id) IS NOT NULL)`,
  }),
  {
    id: nullable(int),
    isSchool: bool,
    stageId: nullable(int),
    batchId: nullable(int),
    groupId: nullable(int),
    slowSeconds: int,
    kind: textOf<FeedPlace['kind']>(),
    placeId: int,
    stageNumber: nullable(int),
    name: text,
    translations: nullable(json<Record<string, never>>()),
    mayModerate: bool,
    seenPostId: nullable(int),
    isNewcomer: bool,
    /** The time until which the viewer waits in a slowed feed. */
    mayPostAt: nullable(timestamp),
    ban: nullable(
      json<{ until: string; reason: string; isEverywhere: boolean }>()
    ),
  },
  keysOf(feeds).map((by) => ({ by, userId: 1, id: 1 }))
)

export type FeedRow = RowOf<typeof FEED>

/** The name of a feed's place in the viewer's language; empty for the school's feed. */
export const feedName = (row: Pick<FeedRow, 'name' | 'translations'>) =>
  row.name && local(row, 'name')

export const keyOfFeed = ({ kind, placeId: id }: FeedRow) =>
  feedKeyOf({ kind, id } as FeedPlace)

/** A feed that the viewer reads, by its key. @throws NOT_FOUND */
export const readFeed = async (key: string, on: Runner = pool) => {
  const place = found(placeOfKey(key))
  const id = place.kind === 'school' ? 0 : place.id
  return found(
    await FEED.first(on, { by: place.kind, userId: currentUser().id, id })
  )
}

/** A feed that the viewer reads, by its id. @throws NOT_FOUND */
export const readFeedById = async (id: number, on: Runner = pool) =>
  found(await FEED.first(on, { by: 'own', userId: currentUser().id, id }))

/** A feed that the viewer moderates. @throws NOT_FOUND */
export const requireModerator = async (key: string, on: Runner = pool) => {
  const feed = await readFeed(key, on)
  return found(feed.mayModerate ? feed : null)
}
