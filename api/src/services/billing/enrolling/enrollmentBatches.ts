import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { dayOfDateColumn } from 'src/shared/manilaTime'

/** Batches to enrol somebody in, the newest first. */
export const enrollmentBatches = (async () => {
  const batches = await db.batch.findMany({
    where: { archivedAt: null },
    orderBy: { launchFrom: 'desc' },
  })
  return batches.map(({ id, name, launchFrom, launchTo, isCurrent }) => ({
    batch: {
      id,
      name,
      launchFrom: dayOfDateColumn(launchFrom),
      launchTo: dayOfDateColumn(launchTo),
    },
    isCurrent,
  }))
}) satisfies QueryResolvers['enrollmentBatches']
