// How the server fares (docs/decisions/0078). Read only while an administrator looks at it.
import fs from 'node:fs'

import type { QueryResolvers } from 'types/graphql'

import {
  appliedMigrations,
  folderMigrations,
} from 'src/lib/database/migrations'
import {
  float,
  int,
  nullable,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { incomingFolder } from 'src/lib/files/storage/storage'
import { productVersion } from 'src/operator/backup/productVersion'
import { isMailSet } from 'src/services/accounts/messages/mailServer'
import {
  asBackupRun,
  withCreator,
} from 'src/services/operator/backups/backupRuns'

import { MOST_COUNTED, readLiveCounts } from './liveCounts'
import { readSlowStatements } from './slowStatements'

const FAILED_SHOWN = 50
const TABLES_SHOWN = 10
const ERROR_CHARACTERS = 300

const FAILED = statement(
  `SELECT j.id::text AS id, t.identifier AS task, j.attempts::int AS attempts, j.updated_at AS "failedAt",
    left(regexp_replace(split_part(coalesce(j.last_error, ''), E'\\n', 1), '\\S+@\\S+', '…', 'g'), ${ERROR_CHARACTERS}) AS error
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE j.locked_at IS NULL AND j.attempts >= j.max_attempts ORDER BY j.updated_at DESC, j.id DESC LIMIT ${FAILED_SHOWN}`,
  { id: text, task: text, attempts: int, failedAt: timestamp, error: text }
)

const DATABASE = statement(
  `SELECT now() AS "asOf", current_setting('server_version') AS postgres, pg_database_size(current_database())::float8 AS size`,
  { asOf: timestamp, postgres: text, size: float }
)

const TABLES = statement(
  `SELECT c.relname::text AS name, pg_total_relation_size(c.oid)::float8 AS bytes, nullif(c.reltuples, -1)::float8 AS rows
  FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
  ORDER BY 2 DESC, 1 LIMIT ${TABLES_SHOWN}`,
  { name: text, bytes: float, rows: nullable(float) }
)

const lastBackup = async () => {
  const run = await db.backupRun.findFirst({
    include: withCreator,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return run && asBackupRun(run)
}

const readDisk = async () => {
  const { bsize, blocks, bavail } = await fs.promises.statfs(incomingFolder())
  return { diskSize: blocks * bsize, diskFree: bavail * bsize }
}

const readMigrations = async () => {
  const applied = await appliedMigrations()
  return {
    appliedMigrations: applied.size,
    pendingMigrations: folderMigrations().filter((name) => !applied.has(name)),
  }
}

export const operationsState = (async () => {
  const [counts, failedJobs, database, tables, slow, backup, disk, migrations] =
    await Promise.all([
      readLiveCounts(),
      FAILED.all(pool, []),
      DATABASE.one(pool, []),
      TABLES.all(pool, []),
      readSlowStatements(),
      lastBackup(),
      readDisk(),
      readMigrations(),
    ])
  return {
    ...counts,
    ...disk,
    ...migrations,
    ...slow,
    asOf: database.asOf,
    postgres: database.postgres,
    databaseSize: database.size,
    product: productVersion(),
    node: process.version,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    countedUpTo: MOST_COUNTED,
    failedJobs,
    isMailSet: isMailSet(),
    fileStore: process.env.STORAGE_S3_BUCKET ? 'S3' : 'FOLDER',
    tables,
    lastBackup: backup,
  }
}) satisfies QueryResolvers['operationsState']
