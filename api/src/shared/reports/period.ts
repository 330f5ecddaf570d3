// The periods of the reports (spec section 3: Daily, Monthly, Quarterly, Annual, Custom Range; 1st to 4th Quarter). A
// period is a range of Manila days, including both ends.
import dayjs, { type Dayjs } from 'dayjs'
import quarterOfYear from 'dayjs/plugin/quarterOfYear'
import utc from 'dayjs/plugin/utc'

import { addDays, daysBetween, isDay, type Day } from '../manilaTime'

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

/** A period by any of its days, or a custom range by both of its ends. */
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

// A Manila day has no time, so arithmetic on it is the same in UTC.
const dayOf = (date: Dayjs): Day => date.format('YYYY-MM-DD')

/** The days of a period; null for an invalid day, reversed ends or too long a range. */
export const spanOf = ({ period, from, to }: PeriodChoice): DaySpan | null => {
  if (!isDay(from)) return null
  if (period === 'CUSTOM_RANGE') {
    if (!to || !isDay(to) || to < from) return null
    return daysBetween(from, to) < MAX_RANGE_DAYS ? { from, to } : null
  }
  const date = dayjs.utc(from)
  const unit = units[period]
  return { from: dayOf(date.startOf(unit)), to: dayOf(date.endOf(unit)) }
}

/** The 1st quarter is January to March. */
export const quarterOf = (day: Day) => dayjs.utc(day).quarter()

/** The step of a chart by its number of days, so that it has neither three bars nor three hundred. */
export const chartSteps = ['day', 'week', 'month'] as const

export type ChartStep = (typeof chartSteps)[number]

export const chartStepOf = ({ from, to }: DaySpan): ChartStep => {
  const days = daysBetween(from, to) + 1
  if (days <= 31) return 'day'
  return days <= 120 ? 'week' : 'month'
}

/** The span of the same length directly before, for comparison. */
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

/** A span cut for a chart: days, weeks from its first day, or calendar months, clipped to the span. */
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
