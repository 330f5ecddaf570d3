import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'

/** Tells a person that they came into a batch, or left it; nobody is told what they did themselves. */
export const tellOfBatch = async (
  tx: Tx,
  userId: number,
  batchId: number,
  change: 'joined' | 'left'
) => {
  if (userId === currentUser().id) return
  const { name } = await tx.batch.findUniqueOrThrow({
    where: { id: batchId },
    select: { name: true },
  })
  await notify(tx, userId, {
    kind: 'BATCH',
    facts: { batch: name, change },
    path: '/',
  })
}
