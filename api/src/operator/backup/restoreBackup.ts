import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { escapeIdentifier, type Client } from 'pg'

import { incomingFolder, storage } from 'src/lib/files/storage/storage'

import { readArchive } from './archiveReader'
import { BackupError } from './backupError'
import { allTables, fingerprint } from './catalogue'
import { checkBackup } from './checkBackup'
import { withConnection } from './connection'
import { setSequences, startCopy, withoutRules } from './loadRows'
import { tableName, type BackupHead, type BackupManifest } from './manifest'
import { migrateTo } from './migrateTo'

/** All objects that were created, except those of extensions. */
const OBJECTS = `
  SELECT c.relname::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e') LIMIT 1`

const requireEmpty = async (client: Client) => {
  const { rowCount } = await client.query(OBJECTS)
  if (rowCount) throw new BackupError('NOT_EMPTY')
}

const FUNCTIONS = `
  SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure) AS drop FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT format('DROP TYPE IF EXISTS %s CASCADE', t.oid::regtype) FROM pg_type t
  WHERE t.typnamespace = 'public'::regnamespace AND t.typtype = 'e'`

/** Takes a failed restore back; the database was empty before. */
const empty = async (client: Client) => {
  await client.query('ROLLBACK').catch(() => undefined)
  for (const { schema, name } of await allTables(client))
    await client.query(
      `DROP TABLE IF EXISTS ${escapeIdentifier(schema)}.${escapeIdentifier(name)} CASCADE`
    )
  await client.query('DROP SCHEMA IF EXISTS app CASCADE')
  const { rows } = await client.query<{ drop: string }>(FUNCTIONS)
  for (const { drop } of rows) await client.query(drop)
}

const STORAGE_KEY = /^files\/([0-9a-f]{32})$/

/** Puts the stored files of an archive into the store, each once its last part has come. */
const fileReceiver = () => {
  let current: { key: string; place: string } | null = null
  const end = async () => {
    if (!current) return
    const { key, place } = current
    current = null
    await storage().put(key, place, 'application/octet-stream')
  }
  return {
    addPart: async (name: string, content: Readable) => {
      const key = STORAGE_KEY.exec(name)?.[1]
      if (!key) throw new BackupError('DAMAGED', name)
      if (current?.key !== key) {
        await end()
        current = { key, place: path.join(incomingFolder(), randomUUID()) }
      }
      await pipeline(
        content,
        fs.createWriteStream(current.place, { flags: 'a', mode: 0o600 })
      )
    },
    end,
  }
}

export type RestoreOptions = {
  /** The database; it has to be empty. */
  url: string
  file: string
  secretKey?: string
  /** Whether stored files are put into the store; a test restore leaves them. */
  withFiles: boolean
  /** Runs at the end of the same transaction. */
  beforeCommit?: (client: Client, head: BackupHead) => Promise<void>
}

const loadAll = async (
  client: Client,
  { file, secretKey, withFiles }: RestoreOptions,
  { tables }: BackupHead
) => {
  const waiting = new Map(
    tables.map((table) => [`tables/${tableName(table)}`, table])
  )
  let copying: { name: string; copy: ReturnType<typeof startCopy> } | null =
    null
  const files = fileReceiver()
  const endCopy = async () => {
    await copying?.copy.end()
    copying = null
  }
  await readArchive(file, secretKey, {
    onPart: async (name, content) => {
      if (!name.startsWith('tables/')) {
        await endCopy()
        if (withFiles) await files.addPart(name, content)
        else for await (const _chunk of content);
        return
      }
      if (copying?.name !== name) {
        await endCopy()
        const table = waiting.get(name)
        if (!table) throw new BackupError('DAMAGED', name)
        waiting.delete(name)
        copying = { name, copy: startCopy(client, table) }
      }
      await copying.copy.addPart(content)
    },
  })
  await endCopy()
  await files.end()
}

const compare = async (
  client: Client,
  head: BackupHead,
  manifest: BackupManifest
) => {
  const sums = new Map(manifest.tables.map((sum) => [sum.table, sum]))
  for (const table of head.tables) {
    const restored = await fingerprint(client, table)
    const saved = sums.get(tableName(table))
    if (
      saved?.rows !== restored.rows ||
      saved.fingerprint !== restored.fingerprint
    )
      throw new BackupError('NOT_EQUAL', tableName(table))
  }
}

/**
 * Restores a backup into an empty database: the tables by the migrations of the backup, then its rows, its sequences and
 * its stored files. Every table is compared with the sums of the backup, and PostgreSQL checks every foreign key. The role
 * needs no more than to own the database. A failure leaves the database empty.
 * @throws BackupError
 */
export const restoreBackup = async (options: RestoreOptions) => {
  const { head, manifest } = await checkBackup(options.file, options.secretKey)
  await withConnection(options.url, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtext('sulong restore'))`)
    await requireEmpty(client)
    try {
      await migrateTo(client, head.migrations)
      await client.query('BEGIN')
      await withoutRules(client, async () => {
        await loadAll(client, options, head)
        await setSequences(client, manifest.sequences)
        await compare(client, head, manifest)
      })
      await options.beforeCommit?.(client, head)
      await client.query('COMMIT')
    } catch (error) {
      await empty(client)
      throw error
    }
    // All rows are there. What fails from here on must not empty the database; autovacuum gathers the statistics later.
    await client.query('ANALYZE').catch(() => undefined)
  })
  return { head, manifest }
}
