import { createHash } from 'node:crypto'

import type { ImportKind, ImportMode } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { addJob } from 'src/lib/jobs/jobs'
import {
  assignRows,
  type AssignedRow,
  type FileSheet,
  type UnknownHeading,
} from 'src/shared/settings/imports/assignRows'
import {
  IMPORT_CELL_CHARACTERS,
  IMPORT_ROWS,
  IMPORT_SHEETS,
  modesOf,
  sheetsInOrder,
} from 'src/shared/settings/imports/templates'
import { cutStart, cutText } from 'src/shared/text/cutText'
import { storableText } from 'src/shared/text/storableText'
import { FILE_NAME_CHARACTERS } from 'src/shared/uploads'

import { mayImport } from './importActor'
import { keysOf } from './importRow'

/** Nobody has decided what these headings of a file mean. */
export class UnknownHeadings extends AppError {
  constructor(readonly headings: UnknownHeading[]) {
    super('IMPORT_HEADINGS')
  }
}

const AT_ONCE = 1000

const INSERT = command(`
  INSERT INTO "ImportRow" ("runId", sheet, line, cells, keys)
  SELECT $1, r.sheet, r.line, r.cells, r.keys
  FROM jsonb_to_recordset($2::jsonb) AS r (sheet text, line int, cells jsonb, keys text[])`)

const insertRows = async (tx: Tx, runId: number, rows: AssignedRow[]) => {
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await INSERT.run(tx, [
      runId,
      JSON.stringify(
        rows.slice(start, start + AT_ONCE).map((row) => ({
          ...row,
          keys: keysOf(row.sheet, row.cells),
        }))
      ),
    ])
}

// NUL and halves of characters cannot be stored, and a cell that is too long is only kept to be refused.
const storable = (text: string) =>
  cutText(storableText(text), IMPORT_CELL_CHARACTERS + 1)

const storableRow = ({ cells, ...row }: AssignedRow): AssignedRow => ({
  ...row,
  cells: Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [column, storable(text)])
  ),
})

/** A file that creates records would create them again. */
const refuseKnown = async (
  kind: ImportKind,
  mode: ImportMode,
  sha256: string
) => {
  const known = await db.importRun.count({
    where: {
      kind,
      sha256,
      mode: 'CREATE',
      status: { in: ['APPLYING', 'DONE', 'UNDOING'] },
    },
  })
  if (mode === 'CREATE' && known > 0) throw new AppError('IMPORT_FILE_TWICE')
}

export type ReceivedFile = {
  kind: ImportKind
  mode: ImportMode
  fileName: string
  sheets: readonly FileSheet[]
}

/**
 * Keeps the rows of a file until they are checked and applied. With `checks`, a job checks them.
 * @returns the run's id
 * @throws FORBIDDEN, IMPORT_MODE, IMPORT_SHEETS, IMPORT_EMPTY, IMPORT_ROWS, IMPORT_FILE_TWICE; UnknownHeadings
 */
export const receiveImport = async (
  { kind, mode, fileName, sheets }: ReceivedFile,
  { checks }: { checks: boolean }
) => {
  const viewer = currentUser()
  if (!mayImport(viewer, kind)) throw new AppError('FORBIDDEN')
  if (!modesOf(kind).includes(mode)) throw new AppError('IMPORT_MODE')
  if (sheets.length > IMPORT_SHEETS) throw new AppError('IMPORT_SHEETS')
  const { rows: read, unknown } = assignRows(kind, sheets)
  if (unknown.length > 0) throw new UnknownHeadings(unknown)
  if (read.length === 0) throw new AppError('IMPORT_EMPTY')
  if (read.length > IMPORT_ROWS) throw new AppError('IMPORT_ROWS')
  const rows = sheetsInOrder(kind).flatMap(({ name }) =>
    read.filter(({ sheet }) => sheet === name).map(storableRow)
  )
  const sha256 = createHash('sha256')
    .update(JSON.stringify(rows.map(({ sheet, cells }) => [sheet, cells])))
    .digest('hex')
  await refuseKnown(kind, mode, sha256)
  return inTransaction(
    async (tx) => {
      const { id } = await tx.importRun.create({
        data: {
          kind,
          mode,
          sha256,
          fileName: cutStart(storableText(fileName), FILE_NAME_CHARACTERS),
          steps: rows.length,
          createdById: viewer.id,
        },
      })
      await insertRows(tx, id, rows)
      await logInfo(tx, {
        action: 'importRun.added',
        entity: 'ImportRun',
        entityId: id,
        after: { kind, mode, fileName, rows: rows.length },
      })
      if (checks) await addJob(tx, 'checkImport', { runId: id })
      return id
    },
    { timeout: 60_000 }
  )
}
