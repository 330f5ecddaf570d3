import type { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import type { Tx } from './db'

type Change = {
  action: string
  entity: string
  entityId: number | string
  before?: Prisma.InputJsonValue
  after?: Prisma.InputJsonValue
  /** Who did it, where nobody is signed in yet. */
  userId?: number
}

/**
 * Leaves the one row that every change leaves, in the change's own transaction: who really acted
 * (behind an impersonation, the administrator), as whom, what it was and became.
 */
export const logInfo = (
  tx: Tx,
  { action, entity, entityId, before, after, userId }: Change
) => {
  const { currentUser, visitor } = context
  return tx.infoLog.createMany({
    data: {
      action,
      entity,
      entityId: String(entityId),
      before,
      after,
      actorUserId: currentUser?.originalUserId ?? currentUser?.id ?? userId,
      effectiveUserId: currentUser?.id ?? userId,
      requestId: visitor?.requestId,
      ip: visitor?.ip,
    },
  })
}
