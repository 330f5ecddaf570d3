import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'

export const accessLevels = (async () => {
  const levels = await db.accessLevel.findMany({ orderBy: { position: 'asc' } })
  return levels.map((level) => ({
    id: level.id,
    name: level.name,
    label: local(level, 'label'),
  }))
}) satisfies QueryResolvers['accessLevels']
