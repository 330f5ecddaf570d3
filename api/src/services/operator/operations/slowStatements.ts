import { escapeIdentifier } from 'pg'

import { pool } from 'src/lib/db'

type Row = { text: string; calls: number; meanMs: number; totalMs: number }

type Slow = {
  slowState: 'READ' | 'NOT_INSTALLED' | 'NOT_LOADED'
  slowStatements: Row[]
}

const SHOWN = 10
const TEXT_CHARACTERS = 400

const SCHEMA = `SELECT n.nspname AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
  WHERE e.extname = 'pg_stat_statements'`

/**
 * The statements of this database with the longest mean, by the extension pg_stat_statements, which puts $1 in the place
 * of values. Where the extension is missing, or not among `shared_preload_libraries`, the state says so.
 */
export const readSlowStatements = async (): Promise<Slow> => {
  const { rows: found } = await pool.query<{ schema: string }>(SCHEMA)
  if (found.length === 0)
    return { slowState: 'NOT_INSTALLED', slowStatements: [] }
  const view = `${escapeIdentifier(found[0].schema)}.pg_stat_statements`
  try {
    const { rows } = await pool.query<Row>(
      `SELECT left(regexp_replace(query, '\\s+', ' ', 'g'), ${TEXT_CHARACTERS}) AS text, calls::float8 AS calls,
        mean_exec_time AS "meanMs", total_exec_time AS "totalMs"
      FROM ${view} WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND userid = (SELECT oid FROM pg_roles WHERE rolname = current_user)
        AND query ~* '^\\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\\M'
      ORDER BY mean_exec_time DESC LIMIT ${SHOWN}`
    )
    return { slowState: 'READ', slowStatements: rows }
  } catch {
    return { slowState: 'NOT_LOADED', slowStatements: [] }
  }
}
