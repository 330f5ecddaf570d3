// The fields of a saved report (spec 2.2 `/reports/{id}`; docs/decisions/0069).
import type { PageFlag } from '../../access/permissions'
import { addDays, isDay, type Day } from '../../manilaTime'
import {
  reportPeriods,
  spanBefore,
  spanOf,
  type PeriodChoice,
  type ReportPeriod,
} from '../period'

import {
  contentKinds,
  measureKeys,
  reportParts,
  type ContentKind,
  type MeasureKey,
  type ReportKind,
  type ReportPart,
} from './measures'

/** The flag that opens a report. */
export const pageOfReport: Record<ReportKind, PageFlag> = {
  summary: 'reportSummary',
  community: 'communityReport',
}

/**
 * The period goes with the calendar, the one of today or the one before; a custom range keeps its days. Without columns
 * a report has all measures.
 */
export type ReportParams = {
  period: ReportPeriod
  isPrevious: boolean
  from: Day | null
  to: Day | null
  part: ReportPart | null
  key: string | null
  by: ReportPart | null
  content: ContentKind
}

const oneOf = <Word extends string>(words: readonly Word[], value: unknown) =>
  words.find((word) => word === value) ?? null

const dayOrNull = (value: unknown) =>
  typeof value === 'string' && isDay(value) ? value : null

/** Reads stored parameters; whatever an older version kept otherwise counts as absent. */
export const asReportParams = (stored: unknown): ReportParams => {
  const params = (stored ?? {}) as Record<string, unknown>
  const [from, to] = [dayOrNull(params.from), dayOrNull(params.to)]
  const period = oneOf(reportPeriods, params.period)
  const part = oneOf(reportParts, params.part)
  const hasRange = period === 'CUSTOM_RANGE' && from !== null && to !== null
  const key = typeof params.key === 'string' && part ? params.key : null
  return {
    period:
      period === 'CUSTOM_RANGE' && !hasRange
        ? 'MONTHLY'
        : (period ?? 'MONTHLY'),
    isPrevious: !hasRange && params.isPrevious === true,
    from: hasRange ? from : null,
    to: hasRange ? to : null,
    part: key ? part : null,
    key,
    by: oneOf(reportParts, params.by),
    content: oneOf(contentKinds, params.content) ?? 'courses',
  }
}

export const asReportColumns = (stored: unknown): MeasureKey[] =>
  Array.isArray(stored) ? measureKeys.filter((key) => stored.includes(key)) : []

/** The period that a report shows on a day. */
export const choiceOn = (
  { period, isPrevious, from, to }: ReportParams,
  today: Day
): PeriodChoice => {
  if (period === 'CUSTOM_RANGE')
    return { period, from: from ?? today, to: to ?? today }
  const choice = { period, from: today }
  const before = isPrevious ? spanBefore(choice) : null
  return { period, from: before?.from ?? today }
}

export const scheduleKinds = ['weekly', 'monthly'] as const

type ScheduleKind = (typeof scheduleKinds)[number]

/** The next day of a schedule after a day: the next Monday, or the first day of the next month. */
export const nextRunDay = (kind: ScheduleKind, day: Day): Day => {
  if (kind === 'monthly') {
    const month = spanOf({ period: 'MONTHLY', from: day })
    return addDays(month?.to ?? day, 1)
  }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, (8 - weekday) % 7 || 7)
}

/**
 * How a choice is kept: as today's period or the one before, so that it goes with the calendar; any other one keeps its
 * days as a custom range.
 */
export const savedPeriodOf = (
  choice: PeriodChoice,
  today: Day
): Pick<ReportParams, 'period' | 'isPrevious' | 'from' | 'to'> => {
  const span = spanOf(choice)
  const { period } = choice
  const isSpanOf = (other: PeriodChoice) =>
    span?.from === spanOf(other)?.from && span?.to === spanOf(other)?.to
  if (period !== 'CUSTOM_RANGE') {
    const range = { from: null, to: null }
    const before = spanBefore({ period, from: today })
    if (isSpanOf({ period, from: today }))
      return { period, isPrevious: false, ...range }
    if (before && isSpanOf({ period, from: before.from }))
      return { period, isPrevious: true, ...range }
  }
  return {
    period: 'CUSTOM_RANGE',
    isPrevious: false,
    from: span?.from ?? today,
    to: span?.to ?? today,
  }
}
