import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'

/** The highest rank of a learner; a purchase never makes anybody staff. */
export const LEARNER_RANK = 10

export const accessLevels = (async () => {
  const levels = await db.accessLevel.findMany({ orderBy: { position: 'asc' } })
  return levels.map((level) => ({
    id: level.id,
    name: level.name,
    label: local(level, 'label'),
    isGrantable: level.rank <= LEARNER_RANK,
  }))
}) satisfies QueryResolvers['accessLevels']
