import { db } from 'src/lib/db'
import { refusalCode } from 'src/lib/errors'
import { hashOfToken } from 'src/lib/protection/secrets'
import { loadReader } from 'src/services/reports/engine/reportView'
import { can } from 'src/shared/access/permissions'

import { tablesFor } from './tablesFor'
import { toCsvFile } from './writeTables'

/**
 * The report for a token as CSV, as its owner would see it now; null for an unknown or revoked token, and for an owner who
 * may not open the report or draw addresses any more.
 */
export const feedFile = async (token: string) => {
  const report = await db.report.findUnique({
    where: { feedHash: hashOfToken(token) },
    include: {
      owner: { select: { id: true, language: true, archivedAt: true } },
    },
  })
  if (!report?.owner || report.owner.archivedAt) return null
  const reader = await loadReader(report.owner.id)
  if (!can(reader.rights, 'gsheet')) return null
  try {
    const { tables } = await tablesFor(
      report,
      reader,
      report.owner.language,
      async () => undefined
    )
    return await toCsvFile(tables)
  } catch (error) {
    if (refusalCode(error) === 'FORBIDDEN') return null
    throw error
  }
}
