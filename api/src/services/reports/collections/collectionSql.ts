// Reads the collections from the daily summary table only: the lines of a grouping in two periods, and the steps of a
// chart.
import type { CollectionGroup } from 'src/shared/reports/collectionGroups'
import { MOST_LINES, OTHERS } from 'src/shared/reports/collectionGroups'
import type { ChartStep } from 'src/shared/reports/period'

/** For each grouping, the column of app.payment_day and the label of its lines. The web labels platforms. */
export const groupColumns = {
  product: {
    column: '"productId"',
    name: '(SELECT name FROM "Product" WHERE id::text = key)',
  },
  funnel: {
    column: '"funnelId"',
    name: '(SELECT name FROM "Funnel" WHERE id = key)',
  },
  batch: {
    column: '"batchId"',
    name: '(SELECT name FROM "Batch" WHERE id::text = key)',
  },
  platform: { column: 'platform', name: 'NULL' },
  coupon: {
    column: '"couponId"',
    name: '(SELECT code FROM "Coupon" WHERE id::text = key)',
  },
} as const satisfies Record<CollectionGroup, { column: string; name: string }>

const firstOfStep: Record<ChartStep, string> = {
  day: 'day',
  week: '($1::date + (day - $1::date) / 7 * 7)',
  month: `GREATEST(date_trunc('month', day)::date, $1::date)`,
}

/**
 * $1 and $2 are the ends of the period, $3 and $4 those of the previous one. Sums are strings, so that large amounts
 * lose no centavo.
 */
export const collectionSql = (group: CollectionGroup, step: ChartStep) => `
  WITH days AS MATERIALIZED (
    SELECT day, ${groupColumns[group].column}::text AS key, payments, "amountCentavos", day BETWEEN $1::date AND $2::date AS now
    FROM app.payment_day WHERE day BETWEEN $1::date AND $2::date OR day BETWEEN $3::date AND $4::date
  ), sums AS (
    SELECT key, COALESCE(sum(payments) FILTER (WHERE now), 0)::int AS payments, COALESCE(sum("amountCentavos") FILTER (WHERE now), 0) AS centavos,
      COALESCE(sum(payments) FILTER (WHERE NOT now), 0)::int AS before, COALESCE(sum("amountCentavos") FILTER (WHERE NOT now), 0) AS centavos_before
    FROM days GROUP BY key
  ), ranked AS (
    SELECT *, row_number() OVER (ORDER BY abs(centavos) + abs(centavos_before) DESC, key) AS rank FROM sums
  ), lines AS (
    SELECT CASE WHEN rank <= ${MOST_LINES} THEN key ELSE '${OTHERS}' END AS key, sum(payments)::int AS payments, sum(centavos) AS centavos,
      sum(before)::int AS before, sum(centavos_before) AS centavos_before, min(rank) AS rank
    FROM ranked GROUP BY 1
  ), steps AS (
    SELECT ${firstOfStep[step]} AS first, sum(payments)::int AS payments, sum("amountCentavos") AS centavos FROM days WHERE now GROUP BY 1
  )
  SELECT COALESCE((SELECT json_agg(json_build_object('key', key, 'name', ${groupColumns[group].name}, 'payments', payments,
      'amountCentavos', centavos::text, 'beforePayments', before, 'beforeCentavos', centavos_before::text) ORDER BY rank) FROM lines), '[]') AS lines,
    COALESCE((SELECT json_agg(json_build_object('from', first, 'payments', payments, 'amountCentavos', centavos::text)) FROM steps), '[]') AS steps,
    now() AS "asOf"`
