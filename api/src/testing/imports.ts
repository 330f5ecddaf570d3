import type { ImportMode } from '@prisma/client'

import { db } from 'src/lib/db'
import { applyRun } from 'src/services/settings/imports/apply/applyRun'
import {
  applyImport,
  undoImport,
} from 'src/services/settings/imports/changeImport'
import { checkRun } from 'src/services/settings/imports/check/checkRun'
import { receiveImport } from 'src/services/settings/imports/receiveImport'
import { undoRun } from 'src/services/settings/imports/undo/undoRun'
import type { FileSheet } from 'src/shared/settings/imports/assignRows'
import {
  sheetNamed,
  type ImportKind,
} from 'src/shared/settings/imports/templates'

type Rows = Record<string, string>[]

/** A sheet as a file has it, from rows by column key. */
export const sheetOf = (
  kind: ImportKind,
  name: string,
  rows: Rows
): FileSheet => {
  const columns = sheetNamed(kind, name)?.columns ?? []
  return {
    name,
    rows: [
      columns.map(({ heading }) => heading),
      ...rows.map((row) => columns.map(({ key }) => row[key] ?? '')),
    ],
  }
}

/** Receives and checks a file as the signed-in user; returns the run's id. */
export const checkFile = async (
  kind: ImportKind,
  sheets: Record<string, Rows>,
  mode: ImportMode = 'CREATE'
) => {
  const id = await receiveImport(
    {
      kind,
      mode,
      fileName: 'school.xlsx',
      sheets: Object.entries(sheets).map(([name, rows]) =>
        sheetOf(kind, name, rows)
      ),
    },
    { checks: false }
  )
  await checkRun(id)
  return id
}

/** Applies a checked import at once; returns its run. */
export const applyNow = async (id: number, mailsCredentials = false) => {
  await applyImport({ id, mailsCredentials })
  await applyRun(id)
  return db.importRun.findUniqueOrThrow({ where: { id } })
}

/** Undoes an applied import at once; returns the outcomes of its rows by sheet and line. */
export const undoNow = async (id: number) => {
  await undoImport({ id, reason: 'Wrong file' })
  await undoRun(id)
  const rows = await rowsOf(id)
  return Object.fromEntries(
    rows.map(({ sheet, line, outcome, reasons }) => [
      `${sheet} ${line}`,
      { outcome, reasons },
    ])
  )
}

export const rowsOf = (runId: number) =>
  db.importRow.findMany({ where: { runId }, orderBy: { id: 'asc' } })

/** The refused cells of a run: 'Members 2 email': code. */
export const refusalsOf = async (runId: number) =>
  Object.fromEntries(
    (await rowsOf(runId)).flatMap(({ sheet, line, notes }) =>
      (notes as { column: string; code?: string }[]).flatMap(
        ({ column, code }) =>
          code ? [[`${sheet} ${line} ${column}`, code]] : []
      )
    )
  )
