import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { presetDays } from 'src/shared/billing/presetDays'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'

type Row = {
  isThere: boolean
  revenueCentavos: string
  byDay: { day: string; visitors: number; orders: number }[]
}

// Reads one row a day instead of visits or payments, so the cost depends on the period only.
const read = (id: string, from: string, to: string) => db.$queryRaw<Row[]>`
  SELECT EXISTS (SELECT 1 FROM "Funnel" WHERE id = ${id}) AS "isThere",
    (SELECT COALESCE(sum("amountCentavos"), 0)::text FROM app.payment_day
      WHERE day BETWEEN ${from}::date AND ${to}::date AND "funnelId" = ${id}) AS "revenueCentavos",
    (SELECT jsonb_agg(jsonb_build_object('day', d.day::date, 'visitors', COALESCE(v.visitors, 0), 'orders', COALESCE(o.orders, 0)) ORDER BY d.day)
      FROM generate_series(${from}::timestamp, ${to}::timestamp, '1 day') AS d(day)
      LEFT JOIN "FunnelDay" v ON v."funnelId" = ${id} AND v.day = d.day::date
      LEFT JOIN (SELECT ("createdAt" AT TIME ZONE 'Asia/Manila')::date AS day, count(*)::int AS orders FROM "Order"
        WHERE "funnelId" = ${id} AND status <> 'CANCELLED' AND "createdAt" >= ${startOfDay(from)} AND "createdAt" < ${startOfDay(addDays(to, 1))}
        GROUP BY 1) o ON o.day = d.day::date) AS "byDay"`

const sum = (numbers: number[]) =>
  numbers.reduce((total, number) => total + number, 0)

/** Visitors, orders and payments of the last days, including today. */
export const funnelResults = (async ({ id, days: wanted }) => {
  const days = presetDays.find((preset) => preset === wanted) ?? 30
  const to = manilaToday()
  const from = addDays(to, 1 - days)
  const [{ isThere, revenueCentavos, byDay }] = await read(id, from, to)
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
