import { ImportOutcome, ImportResult, type Prisma } from '@prisma/client'

import {
  bool,
  enumOf,
  int,
  nullable,
  statement,
  text,
} from 'src/lib/database/sql'
import { db } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import { importSheets } from 'src/shared/settings/imports/templates'

const name = { select: { firstName: true, lastName: true } } as const

export const withPeople = {
  createdBy: name,
  appliedBy: name,
  undoneBy: name,
} satisfies Prisma.ImportRunInclude

type Run = Prisma.ImportRunGetPayload<{ include: typeof withPeople }>

export const asImportRun = ({
  createdBy,
  appliedBy,
  undoneBy,
  steps,
  done,
  ...run
}: Run) => ({
  ...run,
  percent: steps > 0 ? Math.min(100, Math.floor((done * 100) / steps)) : 0,
  createdByName: fullName(createdBy),
  appliedByName: appliedBy && fullName(appliedBy),
  undoneByName: undoneBy && fullName(undoneBy),
  counts: [],
})

const COUNT = statement(
  `SELECT sheet, result, "isLeftOut", outcome, count(*)::int AS rows FROM "ImportRow" WHERE "runId" = $1 GROUP BY 1, 2, 3, 4`,
  {
    sheet: text,
    result: nullable(enumOf(ImportResult)),
    isLeftOut: bool,
    outcome: nullable(enumOf(ImportOutcome)),
    rows: int,
  }
)

/** How many rows of each sheet have which result and, once undone, which outcome; sheets in the template's order. */
export const countsOf = async ({ id, kind }: Pick<Run, 'id' | 'kind'>) => {
  const counted = await COUNT.all(db, [id])
  return importSheets[kind].flatMap(({ name: sheet }) => {
    const rows = counted.filter((row) => row.sheet === sheet)
    const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(isCounted).reduce((total, row) => total + row.rows, 0)
    const having = (result: ImportResult) =>
      sum((row) => !row.isLeftOut && row.result === result)
    const ended = (outcome: ImportOutcome) =>
      sum((row) => row.outcome === outcome)
    return rows.length === 0
      ? []
      : [
          {
            sheet,
            new: having('NEW'),
            update: having('UPDATE'),
            same: having('SAME'),
            error: having('ERROR'),
            leftOut: sum((row) => row.isLeftOut),
            takenBack: ended('TAKEN_BACK'),
            kept: ended('KEPT'),
            failed: ended('FAILED'),
          },
        ]
  })
}
