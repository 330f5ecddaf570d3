import type { Tx } from 'src/lib/db'

/** What somebody uploaded themselves; another's file is not found. */
export const ownFile = (tx: Tx, fileId: number, ownerId: number) =>
  tx.storedFile.findFirst({ where: { id: fileId, ownerId } })
