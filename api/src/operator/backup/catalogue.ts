// The objects of a database, as its own catalogue lists them.
import { escapeIdentifier, type Client } from 'pg'

import { tableName, type SequenceValue, type TableShape } from './manifest'

export const SCHEMAS = ['public', 'app']

/**
 * Tables whose rows are left out of a backup: sessions, tokens and codes that were ended or used since would be valid
 * again, and counters of a minute mean nothing later. The tables themselves are restored, empty.
 */
export const leftOut = [
  'public.Session',
  'public.ResetRequest',
  'public.ResetHandle',
  'public.RateCounter',
  'public.AccessToken',
]

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

export const columnsOf = ({ columns }: TableShape) =>
  columns.map(escapeIdentifier).join(', ')

/** Every table, with the columns that can be written; those of extensions belong to the extension. */
const TABLES = `
  SELECT n.nspname::text AS schema, c.relname::text AS name,
    array(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      AND a.attgenerated = '' ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname = ANY($1)
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1, 2`

export const allTables = async (client: Client) => {
  const { rows } = await client.query<TableShape>(TABLES, [SCHEMAS])
  return rows
}

/** The tables whose rows a backup holds. */
export const keptTables = async (client: Client) =>
  (await allTables(client)).filter(
    (table) => !leftOut.includes(tableName(table))
  )

const SEQUENCES = `SELECT schemaname::text AS schema, sequencename::text AS name, last_value::text AS last
  FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1, 2`

export const readSequences = async (client: Client) => {
  const { rows } = await client.query<SequenceValue>(SEQUENCES, [SCHEMAS])
  return rows
}

const RAISE = `SELECT setval(to_regclass($1), $2::bigint) WHERE to_regclass($1) IS NOT NULL
  AND $2::bigint > (SELECT coalesce(last_value, 0) FROM pg_sequences WHERE schemaname = $3 AND sequencename = $4)`

/** Lets no sequence begin below what another database has given out: links and receivers outside know those ids. */
export const raiseSequences = async (
  client: Client,
  sequences: SequenceValue[]
) => {
  for (const { schema, name, last } of sequences)
    if (last !== null)
      await client.query(RAISE, [quoted({ schema, name }), last, schema, name])
}

/**
 * The number of rows, and the sum of their hashes whatever their order. PostgreSQL's own hash functions may differ between
 * versions and machines, SHA-256 does not.
 */
const fingerprintOf = (table: TableShape) => `
  SELECT count(*)::text AS rows, coalesce(sum(('x' || encode(substr(sha256(convert_to(row(${columnsOf(table)})::text, 'UTF8')), 1, 7), 'hex'))::bit(56)::bigint), 0)::text AS fingerprint
  FROM ${quoted(table)}`

export const fingerprint = async (client: Client, table: TableShape) => {
  const {
    rows: [sum],
  } = await client.query<{ rows: string; fingerprint: string }>(
    fingerprintOf(table)
  )
  return { rows: Number(sum.rows), fingerprint: sum.fingerprint }
}
