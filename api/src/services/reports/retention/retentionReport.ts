import type { QueryResolvers } from 'types/graphql'

import { scopeForUsers } from 'src/lib/access/scopes'
import { staffPool } from 'src/lib/database/replica/staffPool'
import { json, prepared, timestamp } from 'src/lib/database/sql'
import { refuseInput } from 'src/lib/errors'
import { isDay, manilaToday, type Day } from 'src/shared/manilaTime'
import { spanOf, stepsOf, type DaySpan } from 'src/shared/reports/period'
import {
  renewalOutcomes,
  retentionRate,
  type RenewalOutcome,
} from 'src/shared/reports/renewalOutcome'

import { COHORTS_SQL } from './cohortSql'

type Count = { month: Day; outcome: RenewalOutcome; count: number }

const COHORTS = prepared('retention-cohorts', COHORTS_SQL, {
  counts: json<Count[]>(),
  asOf: timestamp,
})

/** The longest period, in months. */
const MOST_MONTHS = 24

const monthsOf = (year: number): DaySpan => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
})

const countsOf = (counts: Count[]) =>
  Object.fromEntries(
    renewalOutcomes.map((outcome) => [
      outcome,
      counts
        .filter((one) => one.outcome === outcome)
        .reduce((sum, { count }) => sum + count, 0),
    ])
  ) as Record<RenewalOutcome, number>

const cohort = (counts: Count[]) => {
  const outcomes = countsOf(counts)
  return {
    ...outcomes,
    due: Object.values(outcomes).reduce((sum, count) => sum + count, 0),
    rateBasisPoints: retentionRate(outcomes),
  }
}

/** Memberships by the month in which they end, and by their outcome: whether and when they were renewed. */
export const retentionReport = (async ({ from, to }) => {
  const today = manilaToday()
  const year = monthsOf(Number(today.slice(0, 4)))
  const span = { from: from || year.from, to: to || year.to }
  refuseInput({
    from: !isDay(span.from) && 'DATE_INVALID',
    to: !spanOf({ period: 'CUSTOM_RANGE', ...span }) && 'DATE_INVALID',
  })
  const months = stepsOf(span, 'month')
  refuseInput({ to: months.length > MOST_MONTHS && 'DATE_INVALID' })
  const { counts, asOf } = await COHORTS.one(staffPool, [
    span.from,
    span.to,
    today,
    scopeForUsers()?.stageId ?? null,
  ])
  return {
    ...span,
    cohorts: months.map((days) => ({
      ...days,
      ...cohort(
        counts.filter(
          ({ month }) => month.slice(0, 7) === days.from.slice(0, 7)
        )
      ),
    })),
    total: { ...span, ...cohort(counts) },
    asOf,
  }
}) satisfies QueryResolvers['retentionReport']
