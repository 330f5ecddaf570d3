import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'

import { loadActor } from '../importActor'

import { checkRows, type CheckedRow } from './checkRows'

/** How many rows are checked in one transaction. */
export const PORTION = 500

const SAVE = command(
  `UPDATE "ImportRow" r SET result = c.result::"ImportResult", notes = c.notes, plan = c.plan, "targetId" = c."targetId"
   FROM jsonb_to_recordset($1::jsonb) AS c (id int, result text, notes jsonb, plan jsonb, "targetId" int) WHERE r.id = c.id`
)

const save = (tx: Tx, rows: CheckedRow[]) =>
  SAVE.run(tx, [JSON.stringify(rows)])

/** Checks the next rows. @returns whether some were left */
const checkNext = (runId: number) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'ImportRun', runId)
    const run = await tx.importRun.findUniqueOrThrow({ where: { id: runId } })
    if (run.status !== 'CHECKING') return false
    const next = await tx.importRow.findMany({
      where: { runId, result: null, isLeftOut: false },
      orderBy: { id: 'asc' },
      take: PORTION,
    })
    const rows = next.filter(({ sheet }) => sheet === next[0].sheet)
    if (rows.length > 0) {
      const actor = await loadActor(tx, run.createdById)
      await save(tx, await checkRows(tx, run, actor, rows))
    }
    await tx.importRun.update({
      where: { id: runId },
      data: {
        done: { increment: rows.length },
        touchedAt: new Date(),
        ...(rows.length === 0 && { status: 'CHECKED' }),
      },
    })
    return rows.length > 0
  })

/**
 * Checks the rows of a run that were not checked yet. A killed job's successor goes on where it stopped, and two at once
 * share the work.
 */
export const checkRun = async (runId: number) => {
  if ((await db.importRun.count({ where: { id: runId } })) === 0) return
  while (await checkNext(runId));
}
