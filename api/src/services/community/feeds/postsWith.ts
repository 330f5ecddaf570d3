import { currentUser } from 'src/lib/auth'
import { int, prepared, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import { withNames } from 'src/shared/community/feeds'
import { truncate } from 'src/shared/text/text'

import { tsQueryOf } from './feeds'
import { inFeed, notBlocked } from './feedScope'
import { asPlace, PLACE, placeColumns, WITH_PLACES } from './myFeeds'
import { readNamed } from './posts/asFeedPost'

/** The newest posts of each own place that are searched; the feed's own search finds older ones. */
const RECENT = 300
const SHOWN = 5

const POSTS_WITH = prepared(
  'postsWith',
  `${WITH_PLACES}
  SELECT ${PLACE}, hit.id, hit.text, u."firstName", u."lastName"
  FROM r CROSS JOIN place CROSS JOIN LATERAL (
      SELECT recent.* FROM (
        SELECT p.id, p.text, p."authorId" FROM "FeedPost" p
        WHERE p."feedId" = place."feedId" AND p."parentId" IS NULL AND p."deletedAt" IS NULL AND p."hiddenAt" IS NULL AND ${notBlocked()}
        ORDER BY ${inFeed()} DESC LIMIT ${RECENT}) recent
      WHERE to_tsvector('simple', recent.text) @@ to_tsquery('simple', $2) ORDER BY recent.id DESC LIMIT ${SHOWN}) hit
    JOIN "User" u ON u.id = hit."authorId"
  WHERE r."isLive" ORDER BY hit.id DESC LIMIT ${SHOWN}`,
  { ...placeColumns, id: int, text, firstName: text, lastName: text }
)

/** The newest posts with the words in the feeds of the viewer's own places. */
export const postsWith = async (words: string) => {
  const query = tsQueryOf(words)
  if (!query) return []
  const rows = await POSTS_WITH.all(pool, [currentUser().id, query])
  const named = [...(await readNamed(rows)).values()]
  return rows.map((row) => ({
    ...asPlace(row),
    id: row.id,
    text: truncate(withNames(row.text, named)),
    authorName: fullName(row),
  }))
}
