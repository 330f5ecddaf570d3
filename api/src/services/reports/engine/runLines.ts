// The lines of a report: its numbers by stage, batch and so on.
import { staffPool } from 'src/lib/database/replica/staffPool'
import { int, json, nullable, statement, text } from 'src/lib/database/sql'
import { db } from 'src/lib/db'
import { manilaToday } from 'src/shared/manilaTime'
import {
  dayMeasuresOf,
  lastLapsedDay,
  valueOf,
  type Sums,
} from 'src/shared/reports/engine/figures'
import {
  measuresOf,
  type MeasureKey,
  type ReportPart,
} from 'src/shared/reports/engine/measures'
import type { DaySpan } from 'src/shared/reports/period'

import {
  GROUP_LINES_SQL,
  lineParts,
  linesSql,
  type LinePart,
} from './reportSql'
import { readableMeasures } from './reportView'
import { spansOf, type ReportReader, type ReportWish } from './runReport'

export const GROUPS_PER_PAGE = 10

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
  const people = await GROUP_PEOPLE.all(staffPool, [groups.map(({ id }) => id)])
  const lines = await GROUP_LINES.all(staffPool, [
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

// "2. Learn" comes before "10. Lead", and what has no name before both.
const byName = new Intl.Collator('en', { numeric: true })

const partLines = async (part: LinePart, wanted: Wanted) => {
  const lines = await LINES[part].all(staffPool, [part, ...argsOf(wanted)])
  lines.sort((one, other) => byName.compare(one.name ?? '', other.name ?? ''))
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
