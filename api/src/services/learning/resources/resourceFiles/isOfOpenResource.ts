import { composed } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

import { IS_OPEN_RESOURCE, viewerFor } from './openResources'

const OPEN_FILE = composed(
  ({ userId, fileId }: { userId: number | null; fileId: number }) => ({
    name: `isOfOpenResource-${userId === null ? 'visitor' : 'user'}`,
    text: `WITH ${viewerFor(userId)} SELECT 1 FROM "ResourceFile" r, viewer WHERE r."fileId" = $2 AND ${IS_OPEN_RESOURCE} LIMIT 1`,
    values: [userId, fileId],
  }),
  {},
  [
    { userId: null, fileId: 1 },
    { userId: 1, fileId: 1 },
  ]
)

/** Whether a stored file is the current file of a resource that is open to a user (null: a visitor). */
export const isOfOpenResource = async (userId: number | null, fileId: number) =>
  (await OPEN_FILE.count(pool, { userId, fileId })) === 1
