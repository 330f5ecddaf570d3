import { int, nullable, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

/** The count at the bell stops here. */
export const MOST_UNREAD = 100

/** The number of unread notices in SQL. */
export const UNREAD_COUNT = `SELECT count(*)::int FROM (
    SELECT FROM "Notice" WHERE "userId" = $1 AND "readAt" IS NULL LIMIT ${MOST_UNREAD}) unread`

const BELL = prepared(
  'bell',
  `SELECT (${UNREAD_COUNT}) AS unread, (SELECT max(id) FROM "Notice" WHERE "userId" = $1) AS newest`,
  { unread: int, newest: nullable(int) }
)

/** Counts for a user's bell; reads at most a hundred rows, however many notices there are. */
export const readBell = (userId: number) => BELL.one(pool, [userId])
