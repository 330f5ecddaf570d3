import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import type { Client } from 'pg'

import { getPaths } from '@redwoodjs/project-config'

import { BackupError } from './backupError'
import { useBackupSettings } from './connection'

const folder = () => path.join(getPaths().api.base, 'db/migrations')

const fileOf = (name: string) => path.join(folder(), name, 'migration.sql')

/** @throws BackupError NEWER_VERSION if this version of the product lacks one of the migrations */
export const requireKnownMigrations = (names: string[]) => {
  const unknown = names.filter(
    (name) => !/^\w+$/.test(name) || !fs.existsSync(fileOf(name))
  )
  if (unknown.length > 0 || names.length === 0)
    throw new BackupError('NEWER_VERSION', unknown.join(', '))
}

/** Prisma's own table, as it creates it; its rows come from the backup. */
const BOOK = `CREATE TABLE public._prisma_migrations (
  id VARCHAR(36) PRIMARY KEY,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`
const NOTE = `INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
  VALUES ($1, $2, now(), $3, 1)`

/** Each migration runs in a transaction of its own (docs/decisions/0007). */
const applyMigrations = async (client: Client, names: string[]) => {
  for (const name of names) {
    const script = await fs.promises.readFile(fileOf(name), 'utf8')
    await client.query(script)
    const checksum = createHash('sha256').update(script).digest('hex')
    await client.query(NOTE, [randomUUID(), checksum, name])
  }
  await useBackupSettings(client)
}

/** Gives an empty database the tables of these migrations. */
export const migrateTo = async (client: Client, names: string[]) => {
  await client.query(BOOK)
  await applyMigrations(client, names)
}

/** Brings a restored database to the present version: runs the migrations that came after those of the backup. */
export const migrateOn = (client: Client, applied: string[]) =>
  applyMigrations(
    client,
    fs
      .readdirSync(folder())
      .filter((name) => fs.existsSync(fileOf(name)) && !applied.includes(name))
      .sort()
  )
