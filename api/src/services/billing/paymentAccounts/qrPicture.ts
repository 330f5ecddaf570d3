import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { showPicture } from 'src/services/accounts/files/showPicture'

/**
 * The column of a QR picture, which signed-in users may see. It must be a picture that the editor has uploaded.
 * @throws BAD_USER_INPUT: PICTURE_INVALID
 */
export const showQr = async (
  tx: Tx,
  wanted: number | null,
  current: number | null = null
) => {
  if (wanted !== null && wanted !== current)
    await showPicture(tx, {
      id: wanted,
      ownerId: currentUser().id,
      to: 'MEMBERS',
      field: 'qrFileId',
    })
  return { qrFileId: wanted }
}

/** Makes a replaced picture private again, unless another account shows it. */
export const hidePreviousQr = async (
  tx: Tx,
  before: number | null,
  now: number | null
) => {
  if (before === null || before === now) return
  await tx.storedFile.updateMany({
    where: {
      id: before,
      visibility: 'MEMBERS',
      paymentQrs: { none: {} },
    },
    data: { visibility: 'PRIVATE' },
  })
}
