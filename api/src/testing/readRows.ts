import { pool } from 'src/lib/db'

import { sentBy } from './statements'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
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

/** The number of rows per table that PostgreSQL reads while the work runs, by index or not. */
export const readRows = async (work: () => Promise<unknown>) => {
  const rows: Record<string, number> = {}
  const reads = (await sentBy(work)).filter(({ text }) =>
    /^\s*(WITH|SELECT)/i.test(text)
  )
  for (const { text, values } of reads) {
    const { rows: answer } = await pool.query({
      text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    })
    addRows(rows, answer[0]['QUERY PLAN'][0].Plan)
  }
  return rows
}
