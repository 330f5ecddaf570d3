import { pool } from 'src/lib/db'

import { IS_OPEN_RESOURCE, viewerFor } from './openResources'

/** Whether a stored file is what a resource that is open to somebody (a visitor: null) holds today. */
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
