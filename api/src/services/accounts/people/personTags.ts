import type { PersonTagKind } from '@prisma/client'

import type { Tx } from 'src/lib/db'

/**
 * Gives a user a campaign mark, or ends it. The marks that hold are `isFastTrackStudent`, `isChallenger` and
 * `is20205Enrollees` of the current user (spec section 3).
 * @returns whether anything changed
 */
export const setTag = async (
  tx: Tx,
  userId: number,
  tag: PersonTagKind,
  holds: boolean,
  byId: number | null = null
) => {
  const { count } = holds
    ? await tx.personTag.createMany({
        data: { userId, tag, byId },
        skipDuplicates: true,
      })
    : await tx.personTag.updateMany({
        where: { userId, tag, to: null },
        data: { to: new Date() },
      })
  return count > 0
}
