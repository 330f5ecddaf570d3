// Numbers of measures, computed from the sums of days.
import { GRACE_DAYS } from '../../constants'
import { addDays, type Day } from '../../manilaTime'

import { measureOf, type DayMeasure, type MeasureKey } from './measures'

export type Sums = Partial<Record<DayMeasure, bigint>>

const add = (source: Partial<Record<DayMeasure, 1 | -1>>, sums: Sums) =>
  (Object.entries(source) as [DayMeasure, 1 | -1][]).reduce(
    (sum, [measure, sign]) => sum + (sums[measure] ?? 0n) * BigInt(sign),
    0n
  )

const HALVES = 2n
const BASIS_POINTS = 10_000n

/** Rounded half up, like `retentionRate`. */
const shareOf = (part: bigint, whole: bigint) =>
  whole === 0n
    ? null
    : (part * BASIS_POINTS * HALVES + whole) / (whole * HALVES)

/** A count, centavos or basis points as text; null for a share of nothing. */
export const valueOf = (key: MeasureKey, sums: Sums): string | null => {
  const { source, whole } = measureOf(key)
  const sum = add(source, sums)
  if (!whole) return sum.toString()
  return shareOf(sum, add(whole, sums))?.toString() ?? null
}

/** The day sums that measures need. */
export const dayMeasuresOf = (
  keys: readonly MeasureKey[],
  grain: 'day' | 'today'
): DayMeasure[] => [
  ...new Set(
    keys
      .map(measureOf)
      .filter((measure) => measure.grain === grain)
      .flatMap(
        ({ source, whole }) =>
          Object.keys({ ...source, ...whole }) as DayMeasure[]
      )
  ),
]

/** The last day whose memberships count as left if they were not renewed; later ones may still be renewed in time. */
export const lastLapsedDay = (today: Day) => addDays(today, -GRACE_DAYS - 1)
