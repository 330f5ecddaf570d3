import type { Tx } from 'src/lib/db'
import { InputError } from 'src/lib/errors'
import { formExtensions } from 'src/shared/uploads'

type Shown = 'MEMBERS' | 'PUBLIC'

/**
 * Makes a user's own picture visible to others. Screenshots of payments, bugs or tasks stay private.
 * @throws BAD_USER_INPUT at the field: PICTURE_INVALID unless it is the user's own raster picture
 */
export const showPicture = async (
  tx: Tx,
  {
    id,
    ownerId,
    to,
    field,
  }: { id: number; ownerId: number; to: Shown; field: string }
) => {
  const { count } = await tx.storedFile.updateMany({
    where: {
      id,
      ownerId,
      extension: { in: formExtensions },
      mime: { startsWith: 'image/' },
      proofs: { none: {} },
      bugReports: { none: {} },
      taskProofs: { none: {} },
    },
    data: { visibility: to },
  })
  if (count === 0) throw new InputError({ [field]: 'PICTURE_INVALID' })
}
