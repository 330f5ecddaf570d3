import type { MutationResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { composed, int, nullable, text } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { ANYBODY, signedFileUrl } from 'src/lib/protection/signedLinks'
import {
  IS_OPEN_RESOURCE,
  viewerFor,
} from 'src/services/learning/resources/resourceFiles/openResources'

const OPEN_RESOURCE = composed(
  ({ userId, id }: { userId: number | null; id: number }) => ({
    name: `openResource-${userId === null ? 'visitor' : 'user'}`,
    text: `WITH ${viewerFor(userId)}
      SELECT r.version, r."fileId", r.url FROM "ResourceFile" r, viewer WHERE r.id = $2 AND ${IS_OPEN_RESOURCE}`,
    values: [userId, id],
  }),
  { version: int, fileId: nullable(int), url: nullable(text) },
  [
    { userId: null, id: 1 },
    { userId: 1, id: 1 },
  ]
)

const openTo = (userId: number | null, id: number) =>
  OPEN_RESOURCE.first(pool, { userId, id })

/**
 * Returns the file's address and counts a download. Public resources may be downloaded by anyone, whatever their
 * audience. A download during impersonation does not count for the member.
 */
export const downloadResource = (async ({ id }) => {
  const { currentUser, visitor } = context
  const userId = currentUser?.id ?? null
  if (
    !(await withinLimit('downloads-per-hour', userId ?? senderOf(visitor?.ip)))
  )
    throw new AppError('RATE_LIMITED')

  const { version, fileId, url } = found(
    (userId !== null && (await openTo(userId, id))) || (await openTo(null, id))
  )
  if (!currentUser?.originalUserId)
    await db.resourceDownload.create({
      data: { resourceFileId: id, version, userId },
    })
  return {
    id,
    version,
    url:
      fileId === null ? (url ?? '') : signedFileUrl(fileId, userId ?? ANYBODY),
  }
}) satisfies MutationResolvers['downloadResource']
