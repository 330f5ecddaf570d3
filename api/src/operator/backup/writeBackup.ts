import fs from 'node:fs'

import { escapeLiteral, type Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import { storage } from 'src/lib/files/storage/storage'
import { StoredFileMissing } from 'src/lib/files/storage/store'

import { createArchive, type Archive } from './archiveWriter'
import {
  columnsOf,
  fingerprint,
  keptTables,
  quoted,
  readSequences,
} from './catalogue'
import { withConnection } from './connection'
import {
  FORMAT,
  HEAD_NAME,
  MANIFEST_NAME,
  tableName,
  type BackupHead,
  type BackupManifest,
  type TableShape,
  type TableSum,
} from './manifest'

const SERVER = `SELECT now() AS "takenAt", current_setting('server_version') AS postgres`
const MIGRATIONS = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`

/** Locked first, so that no migration changes a table between the snapshot and its reading. */
const openSnapshot = async (client: Client) => {
  const before = await keptTables(client)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  await client.query(
    `LOCK TABLE ${before.map(quoted).join(', ')} IN ACCESS SHARE MODE`
  )
  return keptTables(client)
}

const readHead = async (
  client: Client,
  tables: TableShape[],
  product: string
): Promise<BackupHead> => {
  const {
    rows: [{ takenAt, postgres }],
  } = await client.query<{ takenAt: Date; postgres: string }>(SERVER)
  const { rows } = await client.query<{ name: string }>(MIGRATIONS)
  return {
    format: FORMAT,
    takenAt: takenAt.toISOString(),
    product,
    postgres,
    migrations: rows.map(({ name }) => name),
    tables,
  }
}

const writeTable = async (
  client: Client,
  archive: Archive,
  table: TableShape
): Promise<TableSum> => {
  const rows = client.query(
    copyTo(`COPY ${quoted(table)} (${columnsOf(table)}) TO STDOUT`)
  )
  const sum = await archive.addStream(`tables/${tableName(table)}`, rows)
  const counted = await fingerprint(client, table)
  return { table: tableName(table), ...sum, ...counted }
}

const KEYS_AT_ONCE = 5_000
const keysAfter = (key: string) =>
  `SELECT string_agg(key, ',' ORDER BY key) AS keys, max(key) AS last FROM (
    SELECT "storageKey" AS key FROM "StoredFile" WHERE "storageKey" > ${escapeLiteral(key)} ORDER BY 1 LIMIT ${KEYS_AT_ONCE}) page`

/** The keys of all stored files, in texts of some thousand: 33 bytes each. */
const readKeys = async (client: Client) => {
  const pages: string[] = []
  for (let after = ''; ; ) {
    const {
      rows: [{ keys, last }],
    } = await client.query<{ keys: string | null; last: string }>(
      keysAfter(after)
    )
    if (keys === null) return pages
    pages.push(keys)
    after = last
  }
}

/** A file that is gone since the snapshot, or was lost earlier, is named; it does not stop the backup. */
const writeFiles = async (
  pages: string[],
  archive: Archive,
  signal?: AbortSignal
) => {
  const written = { count: 0, bytes: 0, missing: [] as string[] }
  for (const page of pages)
    for (const key of page.split(',')) {
      signal?.throwIfAborted()
      try {
        const content = await storage().read(key)
        const { bytes } = await archive.addStream(`files/${key}`, content)
        written.count += 1
        written.bytes += bytes
      } catch (error) {
        if (!(error instanceof StoredFileMissing)) throw error
        written.missing.push(key)
      }
    }
  return written
}

type Options = {
  url: string
  /** A new file. */
  file: string
  product: string
  /** Each of them opens the file; without any, it is not encrypted. */
  publicKeys?: string[]
  includeFiles?: boolean
  /** Ends the work. */
  signal?: AbortSignal
  onProgress?: (percent: number) => Promise<void> | void
}

export type WrittenBackup = {
  head: BackupHead
  manifest: BackupManifest
  size: number
  sha256: string
}

/**
 * Writes all rows of one snapshot of the database into a file, and the stored files if wanted. Others go on writing
 * meanwhile. A failed backup leaves no file.
 */
export const writeBackup = async ({
  url,
  file,
  product,
  publicKeys = [],
  includeFiles = false,
  signal,
  onProgress,
}: Options): Promise<WrittenBackup> =>
  withConnection(url, async (client) => {
    const tables = await openSnapshot(client)
    const archive = await createArchive(file, publicKeys)
    try {
      const head = await readHead(client, tables, product)
      await archive.addJson(HEAD_NAME, head)
      const sums: TableSum[] = []
      for (const table of tables) {
        sums.push(await writeTable(client, archive, table))
        signal?.throwIfAborted()
        await onProgress?.(Math.floor((sums.length * 100) / tables.length))
      }
      const sequences = await readSequences(client)
      const keys = includeFiles ? await readKeys(client) : null
      // Files may take hours, for which no lock holds up a migration and no old row is kept.
      await client.query('COMMIT')
      const files = keys && (await writeFiles(keys, archive, signal))
      const manifest: BackupManifest = { tables: sums, sequences, files }
      await archive.addJson(MANIFEST_NAME, manifest)
      return { head, manifest, ...(await archive.finish()) }
    } catch (error) {
      const cause = await archive.abort()
      await fs.promises.rm(file, { force: true })
      throw cause ?? error
    }
  })
