import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { bool, int, json, nullable, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { uploadUrlOf } from 'src/shared/uploads'

const SHOWN = 20
/**
 * At most this many people ahead of the viewer are counted, which keeps the query cheap. Later ranks are shown as
 * "beyond a thousand".
 */
const RANKED = 1000

type Ranked = {
  id: number
  name: string
  xp: number
  profileImageId: number | null
}

// One statement on the ranking's index: the people at the top, and the number of people ahead of the viewer, counted up
// to a bound. Equal points share a rank. Last names are shortened to a letter.
const ranking = (column: 'stageId' | 'batchId') =>
  prepared(
    `stageLeaderboard-${column}`,
    `
  WITH me AS (SELECT id, xp, "isOffLeaderboard", "${column}" AS place FROM "User" WHERE id = $1)
  SELECT me."isOffLeaderboard",
    CASE WHEN me.place IS NULL OR me."isOffLeaderboard" THEN NULL ELSE (
      SELECT count(*)::int FROM (SELECT 1 FROM "User" u WHERE u."${column}" = me.place AND u.xp > me.xp AND u."archivedAt" IS NULL
        AND NOT u."isOffLeaderboard" LIMIT ${RANKED}) ahead) END AS ahead,
    COALESCE((SELECT json_agg(first) FROM (
      SELECT u.id, u."firstName" || ' ' || left(u."lastName", 1) || '.' AS name, u.xp, u."profileImageId" FROM "User" u
      WHERE u."${column}" = me.place AND u."archivedAt" IS NULL AND NOT u."isOffLeaderboard" ORDER BY u.xp DESC, u.id LIMIT ${SHOWN}
    ) first), '[]') AS rows
  FROM me`,
    { isOffLeaderboard: bool, ahead: nullable(int), rows: json<Ranked[]>() }
  )

const OF_STAGE = ranking('stageId')
const OF_BATCH = ranking('batchId')

/**
 * The first twenty people of the viewer's stage or batch, and the viewer's own rank. People who left the leaderboard
 * are not ranked.
 */
export const stageLeaderboard = (async ({ isOfBatch }) => {
  const {
    isOffLeaderboard,
    ahead,
    rows: first,
  } = await (isOfBatch ? OF_BATCH : OF_STAGE).one(pool, [currentUser().id])
  return {
    isOff: isOffLeaderboard,
    myRank: ahead === null ? null : Math.min(ahead + 1, RANKED),
    isRankCapped: ahead === RANKED,
    rows: first.map(({ id, name, xp, profileImageId }) => ({
      rank: 1 + first.filter((other) => other.xp > xp).length,
      name,
      points: xp,
      imageUrl: uploadUrlOf(profileImageId),
      isMe: id === currentUser().id,
    })),
  }
}) satisfies QueryResolvers['stageLeaderboard']
