import type { Tx } from 'src/lib/db'

import { EMPTIED } from '../personData'

/** Empties words by or about a person in rows that belong to the person's rows, and do not name the user themselves. */
export const forgetWords = async (tx: Tx, userId: number) => {
  const where = { userId }
  await tx.challengeBuddy.updateMany({
    where: { OR: [{ a: where }, { b: where }] },
    data: { endReason: '' },
  })
  await tx.challengeTaskDone.updateMany({
    where: { participant: where },
    data: { note: '' },
  })
  await tx.moveUpCheck.updateMany({
    where: { request: where },
    data: { note: '' },
  })
  await tx.promiseToPay.updateMany({
    where: { schedule: { invoice: where } },
    data: { reason: '' },
  })
  // The journal holds rows as they were; without it the merge is not undone.
  const isTheirs = { OR: [{ survivorId: userId }, { mergedId: userId }] }
  await tx.userMergeRow.deleteMany({ where: { merge: isTheirs } })
  await tx.userMerge.updateMany({
    where: isTheirs,
    data: { undoUntil: new Date(0), reason: EMPTIED },
  })
}
