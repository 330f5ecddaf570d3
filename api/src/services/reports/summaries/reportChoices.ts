import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { staffPool } from 'src/lib/database/replica/staffPool'
import { keysOf, statement, text } from 'src/lib/database/sql'
import { found } from 'src/lib/errors'
import { mayLimitBy, reportScope } from 'src/services/reports/engine/reportView'
import {
  reportParts,
  type ReportPart,
} from 'src/shared/reports/engine/measures'
import { wordOf } from 'src/shared/text/enumWords'

/** At most this many are offered; more groups are reached through the lines of a report. */
const MOST_CHOICES = 200

const sources: Record<ReportPart, string> = {
  stage: `SELECT id::text AS key, number || '. ' || name AS name FROM "Stage" WHERE "isActive" ORDER BY number`,
  batch: `SELECT id::text AS key, name FROM "Batch" WHERE "archivedAt" IS NULL ORDER BY number DESC`,
  group: `SELECT id::text AS key, name FROM "Group" WHERE "archivedAt" IS NULL ORDER BY "Group".name, id`,
  manager: `SELECT m.id::text AS key, u."firstName" || ' ' || u."lastName" AS name FROM "SuccessManager" m JOIN "User" u ON u.id = m."userId"
    ORDER BY u."firstName", u."lastName", m.id`,
  product: `SELECT id::text AS key, name FROM "Product" WHERE status <> 'ARCHIVED' ORDER BY "Product".name, id`,
  funnel: `SELECT id AS key, name FROM "Funnel" WHERE status <> 'ARCHIVED' ORDER BY "Funnel".name, id`,
}

const CHOICES = Object.fromEntries(
  keysOf(sources).map((part) => [
    part,
    statement(`${sources[part]} LIMIT ${MOST_CHOICES}`, {
      key: text,
      name: text,
    }),
  ])
) as Record<
  ReportPart,
  ReturnType<typeof statement<{ key: typeof text; name: typeof text }>>
>

/**
 * The stages, batches … that a report can be limited to; none for viewers who see their own people only, or who may not
 * limit a report in this way.
 */
export const reportChoices = (async (args) => {
  const part = found(wordOf(reportParts, args.part))
  const isOpen = mayLimitBy(part, currentUser()) && !(await reportScope())
  return isOpen ? CHOICES[part].all(staffPool, []) : []
}) satisfies QueryResolvers['reportChoices']
