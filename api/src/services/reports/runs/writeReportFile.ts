// The job that writes a report's file with the rights and the people that its owner has at that time.
import type { Prisma, ReportRun } from '@prisma/client'

import { reportFileEmail } from 'src/emails/reportFileEmail'
import { readSince } from 'src/lib/database/replica/readSince'
import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db, pool } from 'src/lib/db'
import { refusalCode } from 'src/lib/errors'
import { storeWritten } from 'src/lib/files/storeWritten'
import { logger } from 'src/lib/logger'
import { notify } from 'src/lib/notices'
import { loadReader } from 'src/services/reports/engine/reportView'
import type { ErrorCode } from 'src/shared/errors'
import { manilaToday } from 'src/shared/manilaTime'
import type { Lang } from 'src/shared/text/language'

import { tablesFor } from './tablesFor'
import { toCsvFile, toXlsxFile } from './writeTables'

/** A job gives a sign of life with each step; after this silence another one takes its run up. */
export const SILENT_MINUTES = 2

const TAKE = command(
  `UPDATE "ReportRun" SET status = 'RUNNING', "touchedAt" = now()
   WHERE id = $1 AND (status = 'QUEUED' OR status = 'RUNNING' AND "touchedAt" < now() - make_interval(mins => ${SILENT_MINUTES}))`
)

const SHOW_PROGRESS = command(
  `UPDATE "ReportRun" SET done = $2, steps = $3, "touchedAt" = now() WHERE id = $1`
)

/** The page with the viewer's files. */
const FILES_PATH = '/reports?tab=files'

/** Letters, digits and a few signs, which every file system takes. */
const NOT_IN_NAMES = /[^\p{L}\p{N} ._-]/gu

const storeFile = (run: ReportRun, bytes: Buffer) =>
  storeWritten({
    bytes,
    name: `${run.name.replace(NOT_IN_NAMES, '')} ${manilaToday()}.${run.format.toLowerCase()}`,
    ownerId: run.userId,
  })

/** Ends a run that still belongs to this job, and tells its owner. */
const end = (
  run: ReportRun,
  lang: Lang,
  data: Prisma.ReportRunUncheckedUpdateManyInput
) =>
  inTransaction(async (tx) => {
    const { count } = await tx.reportRun.updateMany({
      where: { id: run.id, status: 'RUNNING' },
      data,
    })
    if (count === 0) return
    const { email, firstName } = await tx.user.findUniqueOrThrow({
      where: { id: run.userId },
      select: { email: true, firstName: true },
    })
    const change = data.status === 'DONE' ? 'ready' : 'failed'
    await notify(
      tx,
      run.isMailed ? { userId: run.userId, email } : run.userId,
      {
        kind: 'REPORT',
        facts: { name: run.name, change },
        path: FILES_PATH,
        key: `report-${run.id}`,
      },
      run.isMailed
        ? reportFileEmail({
            lang,
            firstName,
            name: run.name,
            change,
            path: FILES_PATH,
          })
        : undefined
    )
  })

const codeOf = (error: unknown): ErrorCode => {
  try {
    return refusalCode(error)
  } catch {
    logger.error({ error }, 'report file not written')
    return 'GENERIC'
  }
}

/** Writes the file of a run that waits. Two jobs at once write it once. */
export const writeReportFile = async (runId: number) => {
  if ((await TAKE.run(pool, [runId])) === 0) return
  const run = await db.reportRun.findUniqueOrThrow({ where: { id: runId } })
  const { language: lang } = await db.user.findUniqueOrThrow({
    where: { id: run.userId },
    select: { language: true },
  })
  try {
    const reader = await loadReader(run.userId)
    const { tables, asOf } = await readSince(run.createdAt, () =>
      tablesFor(run, reader, lang, (done, steps) =>
        SHOW_PROGRESS.run(pool, [run.id, done, steps])
      )
    )
    const bytes =
      run.format === 'CSV' ? await toCsvFile(tables) : await toXlsxFile(tables)
    const { id } = await storeFile(run, bytes)
    await end(run, lang, {
      status: 'DONE',
      fileId: id,
      asOf,
      rowCount: tables.reduce((sum, { rows }) => sum + rows.length - 1, 0),
      done: 1,
      steps: 1,
    })
  } catch (error) {
    const failure = codeOf(error)
    // An owner who may no longer read the report is told once.
    if (failure === 'FORBIDDEN' && run.reportId)
      await db.report.updateMany({
        where: { id: run.reportId, ownerId: run.userId },
        data: { schedule: null, nextRunOn: null },
      })
    await end(run, lang, { status: 'FAILED', failure })
  }
}
