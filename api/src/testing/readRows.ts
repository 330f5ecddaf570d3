import type { PoolClient } from 'pg'

import { pool } from 'src/lib/db'

import { sentBy } from './statements'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

const addRows = (rows: Record<string, number>, plan: Plan) => {
  const table = plan['Relation Name']
  const looked =
    plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0)
  if (table) rows[table] = (rows[table] ?? 0) + looked * plan['Actual Loops']
  for (const part of plan.Plans ?? []) addRows(rows, part)
}

type Connection = Pick<PoolClient, 'query'>

const plansOf = async (
  work: () => Promise<unknown>,
  options: string,
  connection: Connection = pool
) => {
  const plans: Plan[] = []
  const reads = (await sentBy(work)).filter(({ text }) =>
    /^\s*(WITH|SELECT)/i.test(text)
  )
  for (const { text, values } of reads) {
    const { rows } = await connection.query({
      text: `EXPLAIN (ANALYZE, ${options}, FORMAT JSON) ${text}`,
      values,
    })
    plans.push(rows[0]['QUERY PLAN'][0].Plan)
  }
  return plans
}

/** The number of rows per table that PostgreSQL reads while the work runs, by index or not. */
export const readRows = async (work: () => Promise<unknown>) => {
  const rows: Record<string, number> = {}
  for (const plan of await plansOf(work, 'TIMING off')) addRows(rows, plan)
  return rows
}

/** The number of shared buffers that the reading statements of the work touch; VACUUM first. */
export const readBuffers = async (
  work: () => Promise<unknown>,
  connection?: Connection
) =>
  (await plansOf(work, 'BUFFERS, TIMING off', connection)).reduce(
    (sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    0
  )

type Works = Record<string, () => Promise<unknown>>

/** Rewrites the tables in use without the versions of rows that were written over, which are no growth. */
const compact = async () => {
  const { rows } = await pool.query<{ used: string }>(
    `SELECT string_agg(oid::regclass::text, ',') AS used FROM pg_class
     WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'app'::regnamespace) AND pg_relation_size(oid) > 0`
  )
  await pool.query(`VACUUM (FULL) ${rows[0].used}`)
  // A full VACUUM leaves the visibility map empty, so an index-only scan would read the table too.
  await pool.query(`VACUUM (ANALYZE) ${rows[0].used}`)
}

const buffersOf = async (works: Works) => {
  await compact()
  const sums: Record<string, number> = {}
  // One connection: where a statement runs for the first time, PostgreSQL reads its catalogs too.
  const connection = await pool.connect()
  try {
    for (const [name, work] of Object.entries(works)) {
      await readBuffers(work, connection)
      sums[name] = await readBuffers(work, connection)
    }
  } finally {
    connection.release()
  }
  return sums
}

/** The works that touch more than `bound` times as many buffers after the database has grown. */
export const grownWorks = async (
  works: Works,
  bound: number,
  grow: () => Promise<unknown>
) => {
  const small = await buffersOf(works)
  await grow()
  return Object.entries(await buffersOf(works))
    .map(([name, sum]) => ({ name, sum, before: small[name] }))
    .filter(({ sum, before }) => sum > bound * before)
}
