import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { dayOfDateColumn } from 'src/shared/manilaTime'

/** The batches for forms that choose an audience. */
export const batchChoices = (async () => {
  const batches = await db.batch.findMany({
    where: { archivedAt: null },
    orderBy: { launchFrom: 'desc' },
    select: { id: true, name: true, launchFrom: true, isCurrent: true },
  })
  return batches.map((batch) => ({
    ...batch,
    launchFrom: dayOfDateColumn(batch.launchFrom),
  }))
}) satisfies QueryResolvers['batchChoices']
