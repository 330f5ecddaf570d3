import { lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { asSnapshot } from './snapshot'

/**
 * Locks an archived user. @returns the user with the open row of the archive
 * @throws NOT_FOUND, USER_NOT_ARCHIVED
 */
export const lockArchived = async (tx: Tx, userId: number) => {
  await lockRow(tx, 'User', userId)
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  const archive = await tx.userArchive.findFirst({
    where: { userId, restoredAt: null },
  })
  if (!user.archivedAt || !archive) throw new AppError('USER_NOT_ARCHIVED')
  return { user, archive, snapshot: asSnapshot(archive.snapshot) }
}
