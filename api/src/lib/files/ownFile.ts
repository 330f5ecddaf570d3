import type { Tx } from 'src/lib/db'

/** A file that the user uploaded themselves; another user's file is not found. */
export const ownFile = (tx: Tx, fileId: number, ownerId: number) =>
  tx.storedFile.findFirst({ where: { id: fileId, ownerId } })
