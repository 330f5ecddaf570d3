// The report that a request asks for: its days, whose numbers, and which measures.
import { staffPool } from 'src/lib/database/replica/staffPool'
import { nullable, statement, text } from 'src/lib/database/sql'
import { found, refuseInput } from 'src/lib/errors'
import type { Rights } from 'src/shared/access/permissions'
import { manilaToday } from 'src/shared/manilaTime'
import {
  measuresOf,
  reportParts,
  type ContentKind,
  type ReportKind,
  type ReportPart,
} from 'src/shared/reports/engine/measures'
import {
  spanToCompare,
  spanOf,
  type PeriodChoice,
} from 'src/shared/reports/period'
import { wordOf } from 'src/shared/text/enumWords'

import { readCohorts, readReport } from './readReport'
import { lineParts, type LinePart } from './reportSql'
import {
  mayLimitBy,
  readableMeasures,
  viewOf,
  type ReportFilter,
  type ReportScope,
} from './reportView'

export type ReportWish = {
  report: ReportKind
  content?: ContentKind
  choice: PeriodChoice
  filter: ReportFilter
}

/** The rights and the people of a reader. */
export type ReportReader = {
  rights: Pick<Rights, 'pageAccess'>
  scope: ReportScope
}

/** The days of a choice and of those with which they are compared. @throws DATE_INVALID by field */
export const spansOf = (choice: PeriodChoice) => {
  const span = spanOf(choice)
  refuseInput({ from: !span && 'DATE_INVALID' })
  return { span: found(span), before: found(spanToCompare(choice)) }
}

const MAX_KEY_CHARACTERS = 60

/** The filter of arguments; both or neither. @throws INVALID by field */
export const filterOf = (
  part: string | null | undefined,
  key: string | null | undefined
): ReportFilter => {
  const word = wordOf(reportParts, part)
  if (!word) return null
  refuseInput({ key: (!key || key.length > MAX_KEY_CHARACTERS) && 'INVALID' })
  return { part: word, key: key as string }
}

const nameStatement = (name: string) =>
  statement(`SELECT ${name} AS name FROM (SELECT $1::text AS key) k`, {
    name: nullable(text),
  })

const NAMES = {
  ...(Object.fromEntries(
    Object.entries(lineParts).map(([part, name]) => [part, nameStatement(name)])
  ) as Record<LinePart, ReturnType<typeof nameStatement>>),
  group: nameStatement('(SELECT name FROM "Group" WHERE id::text = key)'),
} satisfies Record<ReportPart, unknown>

/** A report with its figures, steps and cohorts, as far as the reader may see them. */
export const runReport = async (
  { report, content, choice, filter }: ReportWish,
  { rights, scope }: ReportReader
) => {
  const { span, before } = spansOf(choice)
  const used = scope ? null : filter
  const view = await viewOf(scope, used)
  const keys = readableMeasures(
    measuresOf(report, content),
    rights,
    used?.part ?? null
  )
  const asOf = new Date()
  const [found, cohorts, name] = await Promise.all([
    readReport(view, keys, span, before),
    report === 'summary' && used?.part !== 'product' && used?.part !== 'funnel'
      ? readCohorts(view, manilaToday())
      : [],
    used && mayLimitBy(used.part, rights)
      ? NAMES[used.part].one(staffPool, [used.key])
      : null,
  ])
  return {
    ...span,
    beforeFrom: before.from,
    beforeTo: before.to,
    isOwnPeople: scope !== null,
    filterName: name?.name ?? null,
    ...found,
    cohorts,
    asOf,
  }
}
