// Memberships by the day on which they end, whether renewed or not. One index finds running memberships, another ended
// ones.
import { GRACE_DAYS } from 'src/shared/constants'

/**
 * The SQL expression of an outcome, like `renewalOutcome` of shared/reports. For an `open` one, the day decides between
 * waiting and lapsed.
 */
const outcomeIs = (today: string, outcome: string, day: string) =>
  `CASE WHEN ${outcome} <> 'open' THEN ${outcome} WHEN ${today}::date - ${day} <= ${GRACE_DAYS} THEN 'waiting' ELSE 'lapsed' END`

/** The outcome of the membership `s`; `today` is a parameter. */
export const outcomeSql = (today: string) =>
  outcomeIs(today, 'app.end_outcome(s)', 'app.end_day(s)')

/** Each part has a partial index; together they cover every membership that has begun and can end. */
export const COHORT_PARTS = [
  `s.status = 'ACTIVE'`,
  `s.status IN ('SUPERSEDED', 'UNENROLLED')`,
]

/** $1 and $2 are the first and the last day, $3 is today, $4 the stage to count; if it is null, everyone is counted. */
export const COHORTS_SQL = `
  WITH counted AS (
    SELECT date_trunc('month', day)::date AS month,
      ${outcomeIs('$3', 'outcome', 'day')} AS outcome, sum(memberships)::int AS count
    FROM app.membership_end_day
    WHERE day BETWEEN $1::date AND $2::date AND ($4::int IS NULL OR "stageId" = $4::int)
    GROUP BY 1, 2
  )
  SELECT COALESCE(json_agg(json_build_object('month', month, 'outcome', outcome, 'count', count)), '[]') AS counts, now() AS "asOf" FROM counted`
