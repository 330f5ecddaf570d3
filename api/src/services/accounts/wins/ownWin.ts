import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'

/** The viewer's own win; another user's win is not found. @throws NOT_FOUND */
export const ownWin = async (tx: Tx, id: number) =>
  found(await tx.win.findFirst({ where: { id, userId: currentUser().id } }))
