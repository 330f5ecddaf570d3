import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { isPlace } from 'src/shared/text/place'

/** The redirect of a path, in the visitor's language; null if the rule is inactive or its target unsafe. */
export const redirectRule = (async ({ source }) => {
  const row = await db.redirectRule.findUnique({ where: { source } })
  if (!row?.isActive || !isPlace(row.target) || row.target === row.source)
    return null
  return {
    id: row.id,
    source: row.source,
    target: row.target,
    countdownSec: row.countdownSec,
    title: local(row, 'title'),
    text: local(row, 'text'),
  }
}) satisfies QueryResolvers['redirectRule']
