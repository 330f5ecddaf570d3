import type { QueryResolvers } from 'types/graphql'

import { bool, json, manilaDay, statement, text } from 'src/lib/database/sql'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { presetDays } from 'src/shared/billing/presetDays'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'

type Day = { day: string; visitors: number; orders: number }

const RESULTS = statement(
  `
  SELECT EXISTS (SELECT 1 FROM "Funnel" WHERE id = $1) AS "isThere",
    (SELECT COALESCE(sum("amountCentavos"), 0)::text FROM app.payment_day
      WHERE day BETWEEN $2::date AND $3::date AND "funnelId" = $1) AS "revenueCentavos",
    (SELECT jsonb_agg(jsonb_build_object('day', d.day::date, 'visitors', COALESCE(v.visitors, 0), 'orders', COALESCE(o.orders, 0)) ORDER BY d.day)
      FROM generate_series($2::timestamp, $3::timestamp, '1 day') AS d(day)
      LEFT JOIN "FunnelDay" v ON v."funnelId" = $1 AND v.day = d.day::date
      LEFT JOIN (SELECT ${manilaDay('"createdAt"')} AS day, count(*)::int AS orders FROM "Order"
        WHERE "funnelId" = $1 AND status <> 'CANCELLED' AND "createdAt" >= $4 AND "createdAt" < $5
        GROUP BY 1) o ON o.day = d.day::date) AS "byDay"`,
  { isThere: bool, revenueCentavos: text, byDay: json<Day[]>() }
)

// Visitors and payments come from daily sums; only the orders of the period are counted one by one.
const read = (id: string, from: string, to: string) =>
  RESULTS.one(db, [id, from, to, startOfDay(from), startOfDay(addDays(to, 1))])

const sum = (numbers: number[]) =>
  numbers.reduce((total, number) => total + number, 0)

/** Visitors, orders and payments of the last days, including today. */
export const funnelResults = (async ({ id, days: wanted }) => {
  const days = presetDays.find((preset) => preset === wanted) ?? 30
  const to = manilaToday()
  const from = addDays(to, 1 - days)
  const { isThere, revenueCentavos, byDay } = await read(id, from, to)
  found(isThere || null)
  const visitors = sum(byDay.map((day) => day.visitors))
  const orders = sum(byDay.map((day) => day.orders))
  return {
    id,
    days,
    from,
    to,
    visitors,
    orders,
    conversion:
      visitors === 0 ? null : Math.round((orders / visitors) * 1000) / 10,
    revenueCentavos,
    byDay,
  }
}) satisfies QueryResolvers['funnelResults']
