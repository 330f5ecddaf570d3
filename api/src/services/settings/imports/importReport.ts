import { db } from 'src/lib/db'
import { refusalCode } from 'src/lib/errors'
import { errors, isErrorCode, type ErrorCode } from 'src/shared/errors'
import { headingOf } from 'src/shared/settings/imports/templates'
import { cutText } from 'src/shared/text/cutText'

import { applyRun } from './apply/applyRun'
import { countsOf } from './asImportRun'
import { beginApplying } from './changeImport'
import { checkRun } from './check/checkRun'
import type { ImportNote } from './importRow'

const MOST_ERRORS = 1000
const SHOWN_CHARACTERS = 100

const shown = (cell = '') => cutText(cell, SHOWN_CHARACTERS)

/** The refused cells, by the headings of the file, with the reasons in words. */
const errorsOf = async (
  runId: number,
  kind: 'MEMBERS' | 'GROUPS' | 'COURSES'
) => {
  const rows = await db.importRow.findMany({
    where: { runId, result: 'ERROR', isLeftOut: false },
    orderBy: { id: 'asc' },
    take: MOST_ERRORS,
  })
  return rows.flatMap(({ sheet, line, cells, notes }) =>
    (notes as ImportNote[]).flatMap(({ column, code, detail, allowed }) =>
      code
        ? [
            {
              sheet,
              line,
              column: headingOf(kind, sheet, column),
              value: shown((cells as Record<string, string>)[column]),
              code,
              message: errors[code],
              detail,
              allowed,
            },
          ]
        : []
    )
  )
}

const begin = async (
  id: number,
  mailsCredentials: boolean
): Promise<ErrorCode | null> => {
  try {
    await beginApplying(id, mailsCredentials)
    return null
  } catch (error) {
    return refusalCode(error)
  }
}

/**
 * Checks a run at once and, if asked to and if no row has an error, applies it.
 * @returns its state, counts and refused cells; `code` says why it was not applied. The state is APPLYING while a job that
 * was faster writes the rows
 */
export const importReport = async (
  id: number,
  { applies, mailsCredentials }: { applies: boolean; mailsCredentials: boolean }
) => {
  await checkRun(id)
  const refused = applies ? await begin(id, mailsCredentials) : null
  // A file that changes nothing counts as applied.
  const code = refused === 'IMPORT_NOTHING' ? null : refused
  if (applies && !refused) await applyRun(id)
  const run = await db.importRun.findUniqueOrThrow({ where: { id } })
  const failure = isErrorCode(run.failure) ? run.failure : null
  return {
    id,
    status: run.status,
    counts: await countsOf(run),
    errors: await errorsOf(id, run.kind),
    code: code ?? failure ?? undefined,
  }
}
