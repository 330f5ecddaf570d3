import { createHash } from 'node:crypto'

import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import {
  guessColumns,
  type StatementColumns,
} from 'src/shared/billing/reconciling/statementColumns'

/** A hash of a file's headings: files with the same headings are of the same kind. */
export const headerHash = (headers: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(headers)).digest('hex')

/** The meaning of each column: the one that staff chose the last time, otherwise a guess. */
export const statementColumns = (async ({ platform, headers }) => {
  const known = await db.statementMapping.findUnique({
    where: {
      platform_headerHash: { platform, headerHash: headerHash(headers) },
    },
  })
  const columns = known
    ? (known.columns as StatementColumns)
    : guessColumns(headers)
  return { ...columns, isRemembered: Boolean(known) }
}) satisfies QueryResolvers['statementColumns']
