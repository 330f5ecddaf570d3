import type { Tx } from 'src/lib/db'
import { InputError } from 'src/lib/errors'
import { formExtensions } from 'src/shared/uploads'

type Shown = 'MEMBERS' | 'PUBLIC'

/**
 * Lets others see a picture of its owner's. A screenshot of a payment, of a bug or of a task stays between its owner and
 * the staff. @throws BAD_USER_INPUT at the field: PICTURE_INVALID for a file that is another's, or no raster picture
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
