import { prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

import { READS, readerOf, sees } from '../feedScope'

const PICTURE = prepared(
  'feedPicture',
  `WITH r AS MATERIALIZED (${readerOf('$1::int')})
  SELECT 1 FROM r CROSS JOIN "FeedPicture" fp JOIN "FeedPost" p ON p.id = fp."postId" JOIN "Feed" f ON f.id = p."feedId"
  WHERE fp."fileId" = $2::int AND ${READS} AND ${sees()} LIMIT 1`,
  {}
)

/** Whether a stored file is a picture of a post that the user sees. */
export const isInSeenPost = async (userId: number, fileId: number) =>
  (await PICTURE.count(pool, [userId, fileId])) === 1
