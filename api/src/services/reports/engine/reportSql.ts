// Reads the sums of days: of the whole school, of one stage, batch, success manager, product or funnel, of some people, or
// of a stage together with people who are not on it.

import { GRACE_DAYS } from 'src/shared/constants'

/** Where the rows come from. */
export const sourceKinds = ['days', 'people', 'both'] as const

export type SourceKind = (typeof sourceKinds)[number]

/**
 * A condition: the row counts today. An open membership counts as left up to the last lapsed day (a parameter); a first
 * membership counts as a new member from the day on which it begins.
 */
export const isOver = (lastLapsed: string) =>
  `(measure <> 'endOpen' OR day <= ${lastLapsed}::date) AND (measure <> 'joined' OR day <= ${lastLapsed}::date + ${GRACE_DAYS + 1})`

// $1 is the part, $2 its key; $3 are people; $4 and $5 are measures by day and of today; $6 and $7 the ends of all periods
// together; $8 is the last day whose open memberships count as left.
const BY_DAY = `measure = ANY($4::text[]) AND day BETWEEN $6::date AND $7::date AND ${isOver('$8')}`
const TODAY = `measure = ANY($5::text[])`

const rowsOf = (from: string) =>
  `SELECT measure, day, amount FROM ${from} AND ${BY_DAY} UNION ALL SELECT measure, NULL, amount FROM ${from} AND ${TODAY}`

const ofDays = rowsOf('app.activity_day WHERE part = $1 AND key = $2')
const ofPeople = [
  'app.activity WHERE person = ANY($3::int[])',
  '"User" u, app.activity_of(u) own WHERE u.id = ANY($3::int[])',
]
  .map(rowsOf)
  .join(' UNION ALL ')

const sources: Record<SourceKind, string> = {
  days: ofDays,
  people: ofPeople,
  both: `${ofDays} UNION ALL ${ofPeople}`,
}

/** Every variant has all parameters. */
export const figuresSql = (source: SourceKind) => `
  SELECT measure, day::text, sum(amount)::text AS amount
  FROM (${sources[source]}) activity WHERE ($1::text, $2::text, $3::int[]) IS NOT NULL OR true
  GROUP BY 1, 2`

/** The parts whose lines are read from days, each with the SQL of a key's name. The web names the key 0. */
export const lineParts = {
  stage: `(SELECT number || '. ' || name FROM "Stage" WHERE id::text = key)`,
  batch: `(SELECT name FROM "Batch" WHERE id::text = key)`,
  manager: `(SELECT u."firstName" || ' ' || u."lastName" FROM "SuccessManager" m JOIN "User" u ON u.id = m."userId" WHERE m.id::text = key)`,
  product: `(SELECT name FROM "Product" WHERE id::text = key)`,
  funnel: `(SELECT name FROM "Funnel" WHERE id = key)`,
} as const

export type LinePart = keyof typeof lineParts

/** At most this many lines are shown, the largest first. */
export const MOST_LINES = 100

// $1 is the part; $2 and $3 are measures by day and of today; $4 and $5 the ends of the period; $6 as above.
export const linesSql = (part: LinePart) => `
  WITH sums AS (
    SELECT key, measure, sum(amount) AS amount FROM app.activity_day
    WHERE part = $1 AND ((measure = ANY($2::text[]) AND day BETWEEN $4::date AND $5::date AND ${isOver('$6')})
      OR measure = ANY($3::text[]))
    GROUP BY 1, 2
  ), lines AS (
    SELECT key, json_object_agg(measure, amount::text) AS sums, sum(abs(amount)) AS size FROM sums GROUP BY 1 HAVING sum(abs(amount)) > 0
    ORDER BY size DESC, key LIMIT ${MOST_LINES}
  )
  SELECT key, ${lineParts[part]} AS name, sums FROM lines ORDER BY size DESC, key`

// $1 are people and $2 the group of each; the others as above.
export const GROUP_LINES_SQL = `
  WITH sums AS (
    SELECT person, measure, sum(amount) AS amount FROM (
      SELECT person, measure, amount FROM app.activity WHERE person = ANY($1::int[]) AND measure = ANY($3::text[]) AND day BETWEEN $5::date AND $6::date
        AND ${isOver('$7')}
      UNION ALL
      SELECT own.person, own.measure, own.amount FROM "User" u, app.activity_of(u) own WHERE u.id = ANY($1::int[]) AND own.measure = ANY($4::text[])
    ) activity GROUP BY 1, 2
  ), lines AS (
    SELECT m.key, s.measure, sum(s.amount) AS amount FROM unnest($1::int[], $2::text[]) m (person, key) JOIN sums s USING (person) GROUP BY 1, 2
  )
  SELECT key, json_object_agg(measure, amount::text) AS sums FROM lines GROUP BY 1`
