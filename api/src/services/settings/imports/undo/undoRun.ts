import type { ImportRow, ImportRun } from '@prisma/client'

import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { logger } from 'src/lib/logger'
import { sheetsInOrder } from 'src/shared/settings/imports/templates'

import { PORTION } from '../check/checkRun'
import { loadActor } from '../importActor'
import {
  JOB_MS,
  lockTargets,
  showProgress,
  claimRun,
  prepareLongJob,
} from '../importJob'
import { tellOfImport } from '../tellOfImport'

import { keepFull } from './keepFull'
import { outcomeOf, type Undone } from './undoFacts'
import { planUndoMembers, writeUndoneMembers } from './undoMembers'
import {
  planUndoRecords,
  writeUndoneRecords,
  type RecordSheet,
} from './undoRecords'

const SAVE = command(
  `UPDATE "ImportRow" r SET plan = c.plan
   FROM jsonb_to_recordset($1::jsonb) AS c (id int, plan jsonb) WHERE r.id = c.id`
)

const END_ROWS = command(
  `UPDATE "ImportRow" r SET outcome = c.outcome::"ImportOutcome", reasons = c.reasons
   FROM jsonb_to_recordset($1::jsonb) AS c (id int, outcome text, reasons jsonb) WHERE r.id = c.id`
)

const isChange = { result: { in: ['NEW', 'UPDATE'] as ('NEW' | 'UPDATE')[] } }

const planUndo = (tx: Tx, run: ImportRun, sheet: string, rows: ImportRow[]) =>
  sheet === 'Members'
    ? planUndoMembers(tx, run, rows)
    : planUndoRecords(tx, run, sheet as RecordSheet, rows)

/** Takes the rows of a sheet back. All are decided before one is written. */
const undoSheet = async (
  tx: Tx,
  run: ImportRun,
  sheet: string,
  onRows: (count: number) => Promise<unknown>
) => {
  const undone: Undone[] = []
  for (let after = 0; ; ) {
    const rows = await tx.importRow.findMany({
      where: {
        runId: run.id,
        sheet,
        isLeftOut: false,
        ...isChange,
        id: { gt: after },
      },
      orderBy: { id: 'asc' },
      take: PORTION,
    })
    if (rows.length === 0) break
    const portion = await planUndo(tx, run, sheet, rows)
    await SAVE.run(tx, [JSON.stringify(portion)])
    undone.push(...portion)
    after = rows[rows.length - 1].id
    await onRows(rows.length)
  }
  const actorId = run.undoneById as number
  if (sheet === 'Members') {
    const rows = new Map(undone.map((row) => [row.id, row]))
    for (const { id, reason } of await keepFull(tx, run.id))
      rows.get(id)?.reasons.push(reason)
    await writeUndoneMembers(tx, run.id, actorId)
  } else await writeUndoneRecords(tx, sheet as RecordSheet, run.id, actorId)
  await END_ROWS.run(tx, [
    JSON.stringify(
      undone.map(({ id, reasons }) => ({
        id,
        outcome: outcomeOf(reasons),
        reasons,
      }))
    ),
  ])
}

const undo = (runId: number) =>
  inTransaction(
    async (tx) => {
      if (!(await claimRun(tx, runId))) return
      const run = await tx.importRun.findUniqueOrThrow({ where: { id: runId } })
      if (run.status !== 'UNDOING') return
      const actor = await loadActor(tx, run.undoneById as number)
      if (!actor.mayImport(run.kind)) throw new AppError('FORBIDDEN')
      await prepareLongJob(tx)
      await lockTargets(tx, runId)
      const steps = await tx.importRow.count({
        where: { runId, isLeftOut: false, ...isChange },
      })
      let done = 0
      // Records that refer to others go first.
      for (const { name } of [...sheetsInOrder(run.kind)].reverse())
        await undoSheet(tx, run, name, (count) =>
          showProgress(runId, (done += count), steps)
        )
      await logInfo(tx, {
        action: 'importRun.undone',
        entity: 'ImportRun',
        entityId: runId,
        after: { fileName: run.fileName, reason: run.undoReason },
        userId: run.undoneById as number,
      })
      await tellOfImport(tx, run, 'undone', { toId: run.undoneById as number })
      await tx.importRun.update({
        where: { id: runId },
        data: { status: 'UNDONE', failure: null, undoneAt: new Date() },
      })
    },
    { timeout: JOB_MS }
  )

const fail = (runId: number) =>
  inTransaction(async (tx) => {
    const run = await tx.importRun.findUniqueOrThrow({ where: { id: runId } })
    const { count } = await tx.importRun.updateMany({
      where: { id: runId, status: 'UNDOING' },
      data: { status: 'DONE', failure: 'IMPORT_BROKEN' },
    })
    if (count > 0)
      await tellOfImport(tx, run, 'notUndone', {
        toId: run.undoneById as number,
        failure: 'IMPORT_BROKEN',
      })
  })

/**
 * Takes an import back, in one transaction. Each row ends as taken back, as kept because somebody has changed its record
 * since, or as one that cannot be taken back.
 */
export const undoRun = async (runId: number) => {
  try {
    await undo(runId)
  } catch (error) {
    logger.error({ error }, 'import not undone')
    await fail(runId)
  }
}
