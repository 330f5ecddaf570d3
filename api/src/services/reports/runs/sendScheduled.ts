import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { addJob } from 'src/lib/jobs/jobs'
import { dateColumnOf, manilaToday, type Day } from 'src/shared/manilaTime'
import {
  nextRunDay,
  scheduleKinds,
} from 'src/shared/reports/engine/savedReport'
import { wordOf } from 'src/shared/text/enumWords'

import { queueReportFile } from './queueReportFile'
import { SILENT_MINUTES } from './writeReportFile'

/** Files are kept for this long. */
const KEPT_DAYS = 30

/** Has the files of all reports written that are due; missed days are made up for once. */
export const sendScheduled = async (today: Day = manilaToday()) => {
  const due = { nextRunOn: { lte: dateColumnOf(today) } }
  const reports = await db.report.findMany({
    where: { ...due, owner: { archivedAt: null } },
    select: { id: true, ownerId: true },
    orderBy: { nextRunOn: 'asc' },
  })
  for (const { id, ownerId } of reports)
    await inTransaction(async (tx) => {
      await lockRow(tx, 'User', ownerId as number)
      const report = await tx.report.findFirst({ where: { id, ...due } })
      const kind = wordOf(scheduleKinds, report?.schedule)
      if (!report || !kind) return
      await tx.report.update({
        where: { id },
        data: { nextRunOn: dateColumnOf(nextRunDay(kind, today)) },
      })
      await queueReportFile(tx, {
        reportId: id,
        userId: ownerId as number,
        name: report.name,
        category: report.category,
        params: report.params as object,
        columns: report.columns,
        format: report.format,
        isMailed: true,
      })
    })
}

/** Takes up files whose job has died with its process. */
export const resumeReportFiles = async () => {
  const silent = await db.reportRun.findMany({
    where: {
      status: { in: ['QUEUED', 'RUNNING'] },
      touchedAt: { lt: earlier(new Date(), SILENT_MINUTES, 'minute') },
    },
    select: { id: true },
  })
  for (const { id } of silent)
    await inTransaction((tx) =>
      addJob(tx, 'writeReportFile', { runId: id }, { key: `report-${id}` })
    )
}

/** Deletes files that are older than thirty days. */
export const forgetReportFiles = async () => {
  const old = await db.reportRun.findMany({
    where: {
      fileId: { not: null },
      createdAt: { lt: earlier(new Date(), KEPT_DAYS, 'day') },
    },
    select: { id: true, fileId: true, file: { select: { storageKey: true } } },
  })
  for (const { id, fileId, file } of old)
    await inTransaction(async (tx) => {
      await tx.reportRun.update({
        where: { id },
        data: { status: 'EXPIRED', fileId: null },
      })
      await tx.storedFile.deleteMany({ where: { id: fileId as number } })
      if (file) await addJob(tx, 'removeStoredFile', { key: file.storageKey })
    })
}
