import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { dayOfDateColumn } from 'src/shared/manilaTime'

/** The batches that a user can be enrolled in, newest first. */
export const enrollmentBatches = (async () => {
  const batches = await db.batch.findMany({
    where: { archivedAt: null },
    orderBy: { launchFrom: 'desc' },
    include: { count: { select: { members: true } } },
  })
  return batches.map(
    ({ id, name, launchFrom, launchTo, isCurrent, ...row }) => ({
      batch: {
        id,
        name,
        launchFrom: dayOfDateColumn(launchFrom),
        launchTo: dayOfDateColumn(launchTo),
      },
      isCurrent,
      isFull:
        row.capacity !== null && (row.count?.members ?? 0) >= row.capacity,
    })
  )
}) satisfies QueryResolvers['enrollmentBatches']
