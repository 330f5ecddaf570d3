import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'

/** Declines waiting requests, and tells their people the reason. @returns how many there were */
export const declineRequests = async (
  tx: Tx,
  where: Prisma.GroupRequestWhereInput,
  reason: string
) => {
  const rows = await tx.groupRequest.findMany({
    where: { AND: [where, { status: 'WAITING' }] },
    orderBy: { id: 'asc' },
    include: { group: { select: { name: true } } },
  })
  let declined = 0
  for (const { id, userId, group } of rows) {
    const { count } = await tx.groupRequest.updateMany({
      where: { id, status: 'WAITING' },
      data: {
        status: 'DECLINED',
        reason,
        decidedById: currentUser().id,
        decidedAt: new Date(),
      },
    })
    if (count === 0) continue
    declined += count
    await notify(tx, userId, {
      kind: 'GROUP_DECLINED',
      facts: { group: group.name, reason },
      path: '/community?tab=group',
    })
  }
  return declined
}
