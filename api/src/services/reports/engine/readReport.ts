import { staffPool } from 'src/lib/database/replica/staffPool'
import { composed, nullable, text } from 'src/lib/database/sql'
import { manilaToday, type Day } from 'src/shared/manilaTime'
import {
  dayMeasuresOf,
  lastLapsedDay,
  valueOf,
  type Sums,
} from 'src/shared/reports/engine/figures'
import type { DayMeasure, MeasureKey } from 'src/shared/reports/engine/measures'
import { chartStepOf, stepsOf, type DaySpan } from 'src/shared/reports/period'

import { figuresSql, sourceKinds, type SourceKind } from './reportSql'
import type { ReportView } from './reportView'

type Args = { source: SourceKind; values: unknown[] }

const FIGURES = composed(
  ({ source, values }: Args) => ({
    name: `report-${source}`,
    text: figuresSql(source),
    values,
  }),
  {
    measure: text,
    day: nullable(text),
    amount: text,
  },
  sourceKinds.map((source) => ({ source, values: [] }))
)

type DaySum = { measure: DayMeasure; day: Day | null; amount: bigint }

const readSums = async (
  view: ReportView,
  keys: readonly MeasureKey[],
  { from, to }: DaySpan
): Promise<DaySum[]> => {
  const rows = await FIGURES.all(staffPool, {
    source: view.source,
    values: [
      view.part,
      view.key,
      view.people,
      dayMeasuresOf(keys, 'day'),
      dayMeasuresOf(keys, 'today'),
      from,
      to,
      lastLapsedDay(manilaToday()),
    ],
  })
  return rows.map(({ measure, day, amount }) => ({
    measure: measure as DayMeasure,
    day,
    amount: BigInt(amount),
  }))
}

const addUp = (rows: DaySum[]): Sums => {
  const sums: Sums = {}
  for (const { measure, amount } of rows)
    sums[measure] = (sums[measure] ?? 0n) + amount
  return sums
}

const within = (rows: DaySum[], { from, to }: DaySpan) =>
  rows.filter(({ day }) => day !== null && day >= from && day <= to)

const ofToday = (rows: DaySum[]) => rows.filter(({ day }) => day === null)

/** The numbers of measures in a span and in the span before, and by the steps of a chart. Values as in `valueOf`. */
export const readReport = async (
  view: ReportView,
  keys: readonly MeasureKey[],
  span: DaySpan,
  before: DaySpan
) => {
  const rows = await readSums(view, keys, { from: before.from, to: span.to })
  const standing = ofToday(rows)
  const sums = addUp([...standing, ...within(rows, span)])
  const sumsBefore = addUp(within(rows, before))
  const byDay = keys.filter((key) => dayMeasuresOf([key], 'day').length > 0)
  const step = chartStepOf(span)
  return {
    figures: keys.map((key) => ({
      key,
      value: valueOf(key, sums),
      before: byDay.includes(key) ? valueOf(key, sumsBefore) : null,
    })),
    step,
    /** The measures of the steps; those of today have none. */
    stepKeys: byDay,
    steps: stepsOf(span, step).map((days) => {
      const ofStep = addUp(within(rows, days))
      return { ...days, values: byDay.map((key) => valueOf(key, ofStep)) }
    }),
  }
}

const COHORT_MONTHS = 12

/** The people whose first membership began in each of the last months, and how many of them have access today. */
export const readCohorts = async (view: ReportView, today: Day) => {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const first = new Date(Date.UTC(year, month - COHORT_MONTHS, 1))
  const span = { from: first.toISOString().slice(0, 10), to: today }
  const rows = await FIGURES.all(staffPool, {
    source: view.source,
    values: [
      view.part,
      view.key,
      view.people,
      ['joined', 'active'],
      [],
      span.from,
      span.to,
      today,
    ],
  })
  return stepsOf(span, 'month').map((days) => {
    const count = (measure: DayMeasure) =>
      rows
        .filter(
          (row) =>
            row.measure === measure &&
            row.day !== null &&
            row.day >= days.from &&
            row.day <= days.to
        )
        .reduce((sum, { amount }) => sum + Number(amount), 0)
    return { ...days, joined: count('joined'), active: count('active') }
  })
}
