import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'

import { isHere } from '../asGroup'

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
    AND: [
      { OR: [{ batchId: null }, { batchId: batchId ?? -1 }] },
      {
        OR: [
          { joinMode: 'OPEN' },
          // Somebody must be there to answer.
          {
            joinMode: 'REQUEST',
            memberships: { some: { ...isHere, role: { not: 'MEMBER' } } },
          },
        ],
      },
    ],
  }
}
