import { pool } from 'src/lib/db'

import { IS_OPEN_RESOURCE, viewerFor } from './openResources'

/** Whether a stored file is the current file of a resource that is open to a user (null: a visitor). */
export const isOfOpenResource = async (
  userId: number | null,
  fileId: number
) => {
  const { rowCount } = await pool.query({
    name: `isOfOpenResource-${userId === null ? 'visitor' : 'user'}`,
    text: `WITH ${viewerFor(userId)} SELECT 1 FROM "ResourceFile" r, viewer WHERE r."fileId" = $2 AND ${IS_OPEN_RESOURCE} LIMIT 1`,
    values: [userId, fileId],
  })
  return rowCount === 1
}
