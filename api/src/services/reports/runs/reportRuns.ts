import type { ReportRun } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  checkedName,
  checkedParams,
  reachReport,
} from 'src/services/reports/saved/savedReports'
import { uploadUrl } from 'src/shared/uploads'

import { queueReportFile } from './queueReportFile'

const MOST_SHOWN = 30

/** Files of one person that wait or are written at the same time. */
const MOST_WAITING = 5

/** Without an address while an administrator acts as the owner, because the file stays closed to them. */
const asRun = (run: ReportRun) => ({
  ...run,
  url:
    run.fileId === null || currentUser().isImpersonating
      ? null
      : uploadUrl(run.fileId),
})

/** The viewer's own files, newest first. */
export const reportRuns = (async () => {
  const rows = await db.reportRun.findMany({
    where: { userId: currentUser().id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_SHOWN,
  })
  return rows.map(asRun)
}) satisfies QueryResolvers['reportRuns']

/**
 * Has a file written by a job, with the rights that the viewer has then.
 * @throws FORBIDDEN, NOT_FOUND, TOO_MANY_REPORT_FILES; INVALID by field
 */
export const exportReport = (async ({ input, format, reportId }) => {
  const name = checkedName(input.name)
  const shown = checkedParams(input)
  if (reportId) await reachReport(reportId)
  const userId = currentUser().id
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', userId)
    const waiting = await tx.reportRun.count({
      where: { userId, status: { in: ['QUEUED', 'RUNNING'] } },
    })
    if (waiting >= MOST_WAITING) throw new AppError('TOO_MANY_REPORT_FILES')
    const run = await queueReportFile(tx, {
      reportId: reportId ?? null,
      userId,
      name,
      category: input.category,
      ...shown,
      format,
    })
    await logInfo(tx, {
      action: 'report.exported',
      entity: 'Report',
      entityId: reportId ?? run.id,
      after: { name, format, ...shown },
    })
    return asRun(run)
  })
}) satisfies MutationResolvers['exportReport']
