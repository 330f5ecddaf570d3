import type { QueryResolvers } from 'types/graphql'

import { staffPool } from 'src/lib/database/replica/staffPool'
import { json, statement, timestamp } from 'src/lib/database/sql'
import { manilaToday } from 'src/shared/manilaTime'
import { expectedSpan } from 'src/shared/reports/dueSpan'
import { chartSteps, stepsOf } from 'src/shared/reports/period'
import { wordOf } from 'src/shared/text/enumWords'

type Sum = { entries: number; amountCentavos: string }

const EXPECTED = statement(
  `
  WITH days AS (
    SELECT day, sum(entries)::int AS entries, sum("amountCentavos") AS centavos
    FROM app.due_day WHERE day BETWEEN $1::date AND $2::date GROUP BY day
  )
  SELECT COALESCE(json_agg(json_build_object('day', day, 'entries', entries, 'amountCentavos', centavos::text)), '[]') AS days, now() AS "asOf"
  FROM days`,
  { days: json<(Sum & { day: string })[]>(), asOf: timestamp }
)

const add = (sums: Sum[]) => ({
  entries: sums.reduce((count, { entries }) => count + entries, 0),
  amountCentavos: sums
    .reduce((sum, { amountCentavos }) => sum + BigInt(amountCentavos), 0n)
    .toString(),
})

/** The bills due in the next ninety days, including today, by day, week or month. */
export const expectedCash = (async ({ step }) => {
  const span = expectedSpan(manilaToday())
  const { days, asOf } = await EXPECTED.one(staffPool, [span.from, span.to])
  const wanted = wordOf(chartSteps, step) ?? 'week'
  return {
    ...span,
    step: wanted,
    steps: stepsOf(span, wanted).map((part) => ({
      ...part,
      ...add(days.filter(({ day }) => day >= part.from && day <= part.to)),
    })),
    ...add(days),
    asOf,
  }
}) satisfies QueryResolvers['expectedCash']
