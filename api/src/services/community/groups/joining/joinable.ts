import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'

/** For Prisma: the groups that the viewer may join or ask to join. Only members do, each those of their own batch. */
export const joinableBy = async (tx: Tx): Promise<Prisma.GroupWhereInput> => {
  const { id, accessLevels } = currentUser()
  const isMember = accessLevels.some((level) => level.id === 'member')
  const { batchId } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { batchId: true },
  })
  return {
    id: isMember ? undefined : -1,
    archivedAt: null,
    joinMode: { not: 'STAFF' },
    OR: [{ batchId: null }, { batchId: batchId ?? -1 }],
  }
}
