// The periods of the reports (spec section 3: Daily, Monthly, Quarterly, Annual, Custom Range; 1st to 4th Quarter). A
// period is a range of Manila days, including both ends.
import dayjs, { type Dayjs } from 'dayjs'
import quarterOfYear from 'dayjs/plugin/quarterOfYear'
import utc from 'dayjs/plugin/utc'

import {
  addDays,
  daysBetween,
  isDay,
  manilaToday,
  type Day,
} from '../manilaTime'

dayjs.extend(utc)
dayjs.extend(quarterOfYear)

export const reportPeriods = [
  'DAILY',
  'MONTHLY',
  'QUARTERLY',
  'ANNUAL',
  'CUSTOM_RANGE',
] as const

export type ReportPeriod = (typeof reportPeriods)[number]

export const quarters = [1, 2, 3, 4] as const

/** Chooses a period by any of its days, or a custom range by its first and last day. */
export type PeriodChoice = { period: ReportPeriod; from: Day; to?: Day | null }

export type DaySpan = { from: Day; to: Day }

/** A custom range covers ten years at most. */
export const MAX_RANGE_DAYS = 3_660

const units = {
  DAILY: 'day',
  MONTHLY: 'month',
  QUARTERLY: 'quarter',
  ANNUAL: 'year',
} as const

// A Manila day has no time, so its arithmetic can be done in UTC.
const dayOf = (date: Dayjs): Day => date.format('YYYY-MM-DD')

/** The days that reports cover. Their neighbours can be counted, too. */
const isReportDay = (day: Day) =>
  isDay(day) && day >= '1900-01-01' && day <= '2999-12-31'

/**
 * The days of a period; null if a day is invalid or in no year from 1900 to 2999, if the last day is before the first,
 * or if the range is too long.
 */
export const spanOf = ({ period, from, to }: PeriodChoice): DaySpan | null => {
  if (!isReportDay(from)) return null
  if (period === 'CUSTOM_RANGE') {
    if (!to || !isReportDay(to) || to < from) return null
    return daysBetween(from, to) < MAX_RANGE_DAYS ? { from, to } : null
  }
  const date = dayjs.utc(from)
  const unit = units[period]
  return { from: dayOf(date.startOf(unit)), to: dayOf(date.endOf(unit)) }
}

/** The quarter of a day, 1 to 4; the 1st quarter is January to March. */
export const quarterOf = (day: Day) => dayjs.utc(day).quarter()

/** The steps of a chart. The number of days chooses one, so that a chart has neither three bars nor three hundred. */
export const chartSteps = ['day', 'week', 'month'] as const

export type ChartStep = (typeof chartSteps)[number]

export const chartStepOf = ({ from, to }: DaySpan): ChartStep => {
  const days = daysBetween(from, to) + 1
  if (days <= 31) return 'day'
  return days <= 120 ? 'week' : 'month'
}

/** The span directly before, for comparison: the previous period, or for a custom range the same number of days. */
export const spanBefore = (choice: PeriodChoice): DaySpan | null => {
  const span = spanOf(choice)
  if (!span) return null
  const lastDay = addDays(span.from, -1)
  if (choice.period === 'CUSTOM_RANGE')
    return {
      from: addDays(lastDay, -daysBetween(span.from, span.to)),
      to: lastDay,
    }
  return spanOf({ period: choice.period, from: lastDay })
}

/**
 * The span with which a period is compared: the previous span. A period that runs is compared with only as many days as
 * have come: half a month is less than a whole one.
 */
export const spanToCompare = (
  choice: PeriodChoice,
  today: Day = manilaToday()
): DaySpan | null => {
  const [span, before] = [spanOf(choice), spanBefore(choice)]
  if (!span || !before || today < span.from || today >= span.to) return before
  const to = addDays(before.from, daysBetween(span.from, today))
  return { from: before.from, to: to < before.to ? to : before.to }
}

/**
 * Cuts a span into the steps of a chart: days, weeks counted from its first day, or calendar months, clipped to the
 * span.
 */
export const stepsOf = ({ from, to }: DaySpan, step: ChartStep): DaySpan[] => {
  const steps: DaySpan[] = []
  for (let first = from; first <= to; ) {
    const last = addDays(nextStep(first, step), -1)
    steps.push({ from: first, to: last < to ? last : to })
    first = addDays(last, 1)
  }
  return steps
}

const nextStep = (day: Day, step: ChartStep) => {
  const date = dayjs.utc(day)
  const start = step === 'month' ? date.startOf(step) : date
  return dayOf(start.add(1, step))
}
