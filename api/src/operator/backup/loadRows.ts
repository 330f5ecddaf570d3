// Loads rows without the rights of a superuser: the owner of the tables switches their triggers off, takes the foreign
// keys away, and has PostgreSQL check every row when they come back.
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

import { escapeIdentifier, type Client } from 'pg'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'

import { BackupError } from './backupError'
import { allTables, columnsOf, quoted, SCHEMAS } from './catalogue'
import type { SequenceValue, TableShape } from './manifest'

type ForeignKey = {
  schema: string
  name: string
  constraint: string
  definition: string
}

const FOREIGN_KEYS = `
  SELECT n.nspname::text AS schema, c.relname::text AS name, k.conname::text AS constraint, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE k.contype = 'f' AND n.nspname = ANY($1) ORDER BY 1, 2, 3`

type Trigger = { schema: string; name: string; trigger: string; state: string }

const TRIGGERS = `
  SELECT n.nspname::text AS schema, c.relname::text AS name, t.tgname::text AS trigger, t.tgenabled::text AS state
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE NOT t.tgisinternal AND n.nspname = ANY($1) ORDER BY 1, 2, 3`

const stateWords: Record<string, string> = {
  O: 'ENABLE',
  A: 'ENABLE ALWAYS',
  R: 'ENABLE REPLICA',
  D: 'DISABLE',
}

/**
 * Empties all tables, also of the rows that migrations write, and runs `load` without triggers and foreign keys. Call
 * it inside a transaction.
 */
export const withoutRules = async (
  client: Client,
  load: () => Promise<void>
) => {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS, [SCHEMAS])
  const { rows: triggers } = await client.query<Trigger>(TRIGGERS, [SCHEMAS])
  const tables = await allTables(client)

  for (const table of tables)
    await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`)
  for (const key of keys)
    await client.query(
      `ALTER TABLE ${quoted(key)} DROP CONSTRAINT ${escapeIdentifier(key.constraint)}`
    )
  await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`)

  await load()

  for (const key of keys)
    await client.query(
      `ALTER TABLE ${quoted(key)} ADD CONSTRAINT ${escapeIdentifier(key.constraint)} ${key.definition}`
    )
  for (const { trigger, state, ...table } of triggers)
    await client.query(
      `ALTER TABLE ${quoted(table)} ${stateWords[state]} TRIGGER ${escapeIdentifier(trigger)}`
    )
}

/** Takes the parts of a table one after the other; `end` completes it. */
export const startCopy = (client: Client, table: TableShape) => {
  const into: CopyStreamQuery = client.query(
    copyFrom(`COPY ${quoted(table)} (${columnsOf(table)}) FROM STDIN`)
  )
  const loaded = finished(into)
  loaded.catch(() => undefined)
  return {
    addPart: async (content: Readable) => {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        if (into.errored) throw into.errored
        if (!into.write(chunk))
          await Promise.race([
            new Promise((done) => into.once('drain', done)),
            loaded,
          ])
      }
    },
    end: async () => {
      into.end()
      await loaded
    },
  }
}

const EXISTING = `SELECT format('%s.%s', schemaname, sequencename) AS name FROM pg_sequences WHERE schemaname = ANY($1)`

/** Every sequence goes on after its last value. @throws BackupError DAMAGED if one is missing or unknown */
export const setSequences = async (
  client: Client,
  sequences: SequenceValue[]
) => {
  const { rows } = await client.query<{ name: string }>(EXISTING, [SCHEMAS])
  const known = new Set(rows.map(({ name }) => name))
  for (const sequence of sequences) {
    if (!known.delete(`${sequence.schema}.${sequence.name}`))
      throw new BackupError('DAMAGED', `sequence ${sequence.name}`)
    await (sequence.last === null
      ? client.query(`ALTER SEQUENCE ${quoted(sequence)} RESTART`)
      : client.query('SELECT setval($1::regclass, $2::bigint, true)', [
          quoted(sequence),
          sequence.last,
        ]))
  }
  if (known.size > 0) throw new BackupError('DAMAGED', [...known].join(', '))
}
