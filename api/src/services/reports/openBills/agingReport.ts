import type { QueryResolvers } from 'types/graphql'

import { staffPool } from 'src/lib/database/replica/staffPool'
import { json, statement, timestamp } from 'src/lib/database/sql'
import { agingBuckets } from 'src/shared/billing/collecting/agingBucket'
import { manilaToday } from 'src/shared/manilaTime'
import { agingSpan } from 'src/shared/reports/dueSpan'

type Sum = { key: string; entries: number; amountCentavos: string }
// The bucket of a bill, by the number of days it is late; $1 is today. The last bucket has no end.
const BUCKET = `CASE ${agingBuckets
  .map(({ key, to }) =>
    to === null ? `ELSE '${key}'` : `WHEN $1::date - day <= ${to} THEN '${key}'`
  )
  .join(' ')} END`

const AGING = statement(
  `
  WITH sums AS (
    SELECT "productId", ${BUCKET} AS key, sum(entries)::int AS entries, sum("amountCentavos") AS centavos
    FROM app.due_day GROUP BY 1, 2 HAVING sum(entries) <> 0 OR sum("amountCentavos") <> 0
  )
  SELECT COALESCE(json_agg(json_build_object('productId', "productId", 'productName', p.name, 'key', key, 'entries', entries,
    'amountCentavos', centavos::text)), '[]') AS sums, now() AS "asOf"
  FROM sums JOIN "Product" p ON p.id = "productId"`,
  {
    sums: json<(Sum & { productId: number; productName: string })[]>(),
    asOf: timestamp,
  }
)

const add = (sums: Sum[]) => ({
  entries: sums.reduce((count, { entries }) => count + entries, 0),
  amountCentavos: sums
    .reduce((sum, { amountCentavos }) => sum + BigInt(amountCentavos), 0n)
    .toString(),
})

/** The open amounts by days late and by product. */
export const agingReport = (async () => {
  const today = manilaToday()
  const { sums, asOf } = await AGING.one(staffPool, [today])
  const buckets = (all: Sum[]) =>
    agingBuckets.map(({ key }) => ({
      key,
      ...agingSpan(key, today),
      ...add(all.filter((sum) => sum.key === key)),
    }))
  const names = new Map(
    sums.map(({ productId, productName }) => [productId, productName])
  )
  const products = [...names].map(([productId, name]) => {
    const all = sums.filter((sum) => sum.productId === productId)
    return { productId, name, ...add(all), buckets: buckets(all) }
  })
  return {
    buckets: buckets(sums),
    products: products.sort((a, b) => a.name.localeCompare(b.name)),
    ...add(sums),
    asOf,
  }
}) satisfies QueryResolvers['agingReport']
