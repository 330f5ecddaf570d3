import { Client } from 'pg'

import { pool } from 'src/lib/db'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

type Sent = { text: string; values?: unknown[] }

const sentBy = async (work: () => Promise<unknown>) => {
  const sent: Sent[] = []
  const original = Client.prototype.query
  const spy = jest
    .spyOn(Client.prototype, 'query')
    .mockImplementation(function (this: Client, ...args: unknown[]) {
      const [first, values] = args as [string | Sent, unknown[] | undefined]
      const statement =
        typeof first === 'string' ? { text: first, values } : first
      if (/^\s*(WITH|SELECT)/i.test(statement?.text ?? '')) sent.push(statement)
      return (original as (...all: unknown[]) => never).apply(this, args)
    } as never)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return sent
}

const addRows = (rows: Record<string, number>, plan: Plan) => {
  const table = plan['Relation Name']
  const removed =
    plan['Rows Removed by Index Recheck'] ??
    (plan['Node Type'].endsWith('Scan') && plan['Rows Removed by Filter']) ??
    0
  if (table)
    rows[table] =
      (rows[table] ?? 0) +
      (plan['Actual Rows'] + Number(removed)) * plan['Actual Loops']
  for (const part of plan.Plans ?? []) addRows(rows, part)
}

/** How many rows of each table what reads while the work runs has to look at, found by an index or not. */
export const readRows = async (work: () => Promise<unknown>) => {
  const rows: Record<string, number> = {}
  for (const { text, values } of await sentBy(work)) {
    const { rows: answer } = await pool.query({
      text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    })
    addRows(rows, answer[0]['QUERY PLAN'][0].Plan)
  }
  return rows
}
