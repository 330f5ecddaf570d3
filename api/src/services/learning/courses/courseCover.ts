import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { showPicture } from 'src/services/accounts/files/showPicture'

/** What was the cover is its owner's alone again, unless something else shows it. */
const hideCover = (tx: Tx, id: number) =>
  tx.storedFile.updateMany({
    where: {
      id,
      visibility: 'PUBLIC',
      profileImageOf: { none: {} },
      productCovers: { none: {} },
      courseCovers: { none: {} },
      landingPages: { none: {} },
    },
    data: { visibility: 'PRIVATE' },
  })

/**
 * The columns of a cover: anybody may see it, so it is a raster picture of the editor's own. A cover that came with the
 * school has no file, and stays until a picture takes its place. @throws BAD_USER_INPUT: PICTURE_INVALID
 */
export const coverData = async (
  tx: Tx,
  wanted: number | null,
  current: number | null = null
) => {
  if (wanted === current) return {}
  if (wanted === null) return { coverFileId: null, coverUrl: null }
  await showPicture(tx, {
    id: wanted,
    ownerId: currentUser().id,
    to: 'PUBLIC',
    field: 'coverFileId',
  })
  return { coverFileId: wanted, coverUrl: `/api/uploads/${wanted}` }
}

/** Once the course names its new cover. */
export const forgetCover = async (
  tx: Tx,
  before: number | null,
  now: number | null
) => {
  if (before !== null && before !== now) await hideCover(tx, before)
}
