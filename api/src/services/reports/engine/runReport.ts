// The report that a request asks for: its days, whose numbers, and which measures.
import { currentUser } from 'src/lib/auth'
import { int, json, nullable, statement, text } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import type { Rights } from 'src/shared/access/permissions'
import { manilaToday } from 'src/shared/manilaTime'
import {
  dayMeasuresOf,
  lastLapsedDay,
  valueOf,
  type Sums,
} from 'src/shared/reports/engine/figures'
import {
  measuresOf,
  reportParts,
  type ContentKind,
  type MeasureKey,
  type ReportKind,
  type ReportPart,
} from 'src/shared/reports/engine/measures'
import {
  spanBefore,
  spanOf,
  type DaySpan,
  type PeriodChoice,
} from 'src/shared/reports/period'
import { wordOf } from 'src/shared/text/enumWords'

import { readCohorts, readReport } from './readReport'
import {
  GROUP_LINES_SQL,
  lineParts,
  linesSql,
  type LinePart,
} from './reportSql'
import {
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

/** Whoever reads: their rights and their people. */
export type ReportReader = {
  rights: Pick<Rights, 'pageAccess'>
  scope: ReportScope
}

/** The days of a choice and of the period before. @throws DATE_INVALID by field */
export const spansOf = (choice: PeriodChoice) => {
  const span = spanOf(choice)
  refuseInput({ from: !span && 'DATE_INVALID' })
  return { span: found(span), before: found(spanBefore(choice)) }
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
    used ? NAMES[used.part].one(pool, [used.key]) : null,
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

const GROUPS_PER_PAGE = 10

const LINE = {
  key: text,
  name: nullable(text),
  sums: json<Record<string, string>>(),
}

const LINES = Object.fromEntries(
  Object.keys(lineParts).map((part) => [
    part,
    statement(linesSql(part as LinePart), LINE),
  ])
) as Record<LinePart, ReturnType<typeof statement<typeof LINE>>>

const GROUP_LINES = statement(GROUP_LINES_SQL, {
  key: text,
  sums: json<Record<string, string>>(),
})

const GROUP_PEOPLE = statement(
  `SELECT "groupId" AS "groupId", "userId" AS "userId" FROM "GroupMembership" WHERE "groupId" = ANY($1::int[]) AND "endedAt" IS NULL`,
  { groupId: int, userId: int }
)

const sumsOf = (amounts: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(amounts).map(([key, amount]) => [key, BigInt(amount)])
  ) as Sums

type Wanted = { keys: MeasureKey[]; span: DaySpan }

const argsOf = ({ keys, span }: Wanted) => [
  dayMeasuresOf(keys, 'day'),
  dayMeasuresOf(keys, 'today'),
  span.from,
  span.to,
  lastLapsedDay(manilaToday()),
]

const groupLines = async (wanted: Wanted, page: number) => {
  const where = { archivedAt: null }
  const [groups, total] = await Promise.all([
    db.group.findMany({
      where,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      skip: (page - 1) * GROUPS_PER_PAGE,
      take: GROUPS_PER_PAGE,
      select: { id: true, name: true },
    }),
    db.group.count({ where }),
  ])
  const people = await GROUP_PEOPLE.all(pool, [groups.map(({ id }) => id)])
  const lines = await GROUP_LINES.all(pool, [
    people.map(({ userId }) => userId),
    people.map(({ groupId }) => String(groupId)),
    ...argsOf(wanted),
  ])
  const sums = new Map(lines.map((line) => [line.key, line.sums]))
  return {
    total,
    lines: groups.map(({ id, name }) => ({
      key: String(id),
      name,
      sums: sums.get(String(id)),
    })),
  }
}

const partLines = async (part: LinePart, wanted: Wanted) => {
  const lines = await LINES[part].all(pool, [part, ...argsOf(wanted)])
  return { total: lines.length, lines }
}

/**
 * The numbers of a period by stage, batch, group, success manager, product or funnel; groups in pages of ten. Readers with
 * own people get no lines, because their numbers are one line.
 */
export const runLines = async (
  { report, content, choice }: Omit<ReportWish, 'filter'>,
  part: ReportPart,
  page: number,
  { rights, scope }: ReportReader
) => {
  const { span } = spansOf(choice)
  const keys = scope
    ? []
    : readableMeasures(measuresOf(report, content), rights, part)
  if (keys.length === 0) return { keys, total: 0, lines: [] }
  const wanted = { keys, span }
  const { total, lines } =
    part === 'group'
      ? await groupLines(wanted, page)
      : await partLines(part, wanted)
  return {
    keys,
    total,
    lines: lines.map(({ key, name, sums }) => ({
      key,
      name,
      values: keys.map((measure) => valueOf(measure, sumsOf(sums))),
    })),
  }
}
