import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { showPicture } from 'src/services/accounts/files/showPicture'
import { uploadUrl } from 'src/shared/uploads'

/** A replaced cover becomes private to its owner again, unless it is shown elsewhere. */
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
 * The columns of a cover, which must be one of the editor's own raster pictures because anyone may see it. A cover that
 * ships with the product has no file, and stays until it is replaced.
 * @throws BAD_USER_INPUT: PICTURE_INVALID
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
  return { coverFileId: wanted, coverUrl: uploadUrl(wanted) }
}

/** Hides the previous cover once the course has a new one. */
export const hidePreviousCover = async (
  tx: Tx,
  before: number | null,
  now: number | null
) => {
  if (before !== null && before !== now) await hideCover(tx, before)
}
