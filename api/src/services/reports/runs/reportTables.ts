// The tables of a report's file.
import { GROUPS_PER_PAGE, runLines } from 'src/services/reports/engine/runLines'
import {
  runReport,
  type ReportReader,
  type ReportWish,
} from 'src/services/reports/engine/runReport'
import { manilaStamp } from 'src/shared/manilaTime'
import { sumInPesos } from 'src/shared/money'
import { fileWords } from 'src/shared/reports/engine/fileWords'
import {
  measureOf,
  type MeasureKey,
  type ReportPart,
} from 'src/shared/reports/engine/measures'
import { measureWords } from 'src/shared/reports/engine/measureWords'
import type { Lang } from 'src/shared/text/language'

/** Pesos are apart, so that a spreadsheet shows them as such. */
export type Cell = string | number | { pesos: number }

/** The kinds of tables: numbers with definitions, over time, side by side, or by month of joining. */
export type TableKind = 'figures' | 'steps' | 'lines' | 'cohorts'

export type Table = { kind: TableKind; name: string; rows: Cell[][] }

type Wanted = {
  wish: ReportWish
  columns: readonly MeasureKey[]
  by: ReportPart
  reader: ReportReader
  lang: Lang
  onProgress: (done: number, steps: number) => Promise<unknown>
}

const PERCENT_OF_BASIS_POINTS = 100

/** Money in pesos, a share in percent. */
const cellOf = (key: MeasureKey, value: string | null): Cell => {
  if (value === null) return ''
  const { kind } = measureOf(key)
  if (kind === 'money') {
    const pesos = sumInPesos(value)
    return typeof pesos === 'number' ? { pesos } : pesos
  }
  return kind === 'share'
    ? `${Number(value) / PERCENT_OF_BASIS_POINTS}%`
    : Number(value)
}

const daysOf = ({ from, to }: { from: string; to: string }) =>
  from === to ? from : `${from} – ${to}`

/** All lines; those of groups are read in pages, and the progress is shown after each page. */
const allLines = async ({ wish, by, reader, onProgress }: Wanted) => {
  const first = await runLines(wish, by, 1, reader)
  const pages = by === 'group' ? Math.ceil(first.total / GROUPS_PER_PAGE) : 1
  const lines = [...first.lines]
  for (let page = 2; page <= pages; page++) {
    lines.push(...(await runLines(wish, by, page, reader)).lines)
    await onProgress(page, pages + 1)
  }
  return { keys: first.keys, lines }
}

/** The numbers with their definitions, the numbers over time, side by side, and the cohorts. */
export const reportTables = async (wanted: Wanted) => {
  const { wish, columns, by, reader, lang } = wanted
  const words = fileWords[lang]
  const isWanted = (key: MeasureKey) =>
    columns.length === 0 || columns.includes(key)
  const nameOf = (key: MeasureKey) => measureWords(key, lang).name
  const report = await runReport(wish, reader)
  const { keys, lines } = await allLines(wanted)
  const shownSteps = report.stepKeys.filter(isWanted)
  const shownKeys = keys.filter(isWanted)
  const before = { from: report.beforeFrom, to: report.beforeTo }
  const tables: Table[] = [
    {
      kind: 'figures',
      name: words.figures,
      rows: [
        [words.number, daysOf(report), daysOf(before), words.definition],
        ...report.figures
          .filter(({ key }) => isWanted(key))
          .map(({ key, value, before: was }) => [
            nameOf(key),
            cellOf(key, value),
            cellOf(key, was),
            measureWords(key, lang).definition,
          ]),
        [words.asOf, manilaStamp(report.asOf)],
        ...(report.isOwnPeople ? [[words.ownPeople]] : []),
      ],
    },
    {
      kind: 'steps',
      name: words.steps,
      rows: [
        [words.days, ...shownSteps.map(nameOf)],
        ...report.steps.map((step) => [
          daysOf(step),
          ...shownSteps.map((key) =>
            cellOf(key, step.values[report.stepKeys.indexOf(key)])
          ),
        ]),
      ],
    },
    {
      kind: 'lines',
      name: words.lines,
      rows: [
        [words.parts[by], ...shownKeys.map(nameOf)],
        ...lines.map(({ key, name, values }) => [
          name ?? (key === '0' ? words.none : key),
          ...shownKeys.map((shown) =>
            cellOf(shown, values[keys.indexOf(shown)])
          ),
        ]),
      ],
    },
    {
      kind: 'cohorts',
      name: words.cohorts,
      rows: [
        [words.month, words.joined, words.active],
        ...report.cohorts
          .filter(({ joined }) => joined > 0)
          .map(({ from, joined, active }) => [
            from.slice(0, 7),
            joined,
            active,
          ]),
      ],
    },
  ]
  return {
    tables: tables.filter(
      ({ rows: [heading, ...rows] }) => heading.length > 1 && rows.length > 0
    ),
    asOf: report.asOf,
  }
}
