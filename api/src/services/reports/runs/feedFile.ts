import { statement, text } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { refusalCode } from 'src/lib/errors'
import { hashOfToken } from 'src/lib/protection/secrets'
import { factorDueDate, isFactorOverdue } from 'src/lib/sessions/factorDuty'
import { userColumns, userSql } from 'src/lib/sessions/sessions'
import { loadReader } from 'src/services/reports/engine/reportView'
import { can } from 'src/shared/access/permissions'

import { tablesFor } from './tablesFor'
import { toCsvFile } from './writeTables'

/** The owner of a live address, with the same columns as a session of theirs. */
const OWNER = statement(
  userSql(
    `SELECT r.id, r."ownerId" AS "userId", NULL::int AS "actorUserId" FROM "Report" r JOIN "User" u ON u.id = r."ownerId"
      WHERE r."feedHash" = $1 AND r."feedVersion" = u."authVersion" AND u."archivedAt" IS NULL`,
    'live.id AS "reportId"'
  ),
  { reportId: text, ...userColumns }
)

/**
 * The report for a token as CSV, as its owner would see it now; null for an unknown or ended token, and for an owner who
 * may not open the report or draw addresses any more, or has not set up the second factor that is due.
 */
export const feedFile = async (token: string) => {
  const owner = await OWNER.first(pool, [hashOfToken(token)])
  if (!owner || isFactorOverdue(factorDueDate(owner))) return null
  const reader = await loadReader(owner.id)
  if (!can(reader.rights, 'gsheet')) return null
  const report = await db.report.findUniqueOrThrow({
    where: { id: owner.reportId },
  })
  try {
    const { tables } = await tablesFor(
      report,
      reader,
      owner.language,
      async () => undefined
    )
    return await toCsvFile(tables)
  } catch (error) {
    if (refusalCode(error) === 'FORBIDDEN') return null
    throw error
  }
}
