import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import { pool } from 'src/lib/db'

import { bool, statement, text } from './sql'

const HAS_TABLE = statement(
  `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "isThere"`,
  { isThere: bool }
)

const APPLIED = statement(
  'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
  { name: text }
)

export const appliedMigrations = async () => {
  const { isThere } = await HAS_TABLE.one(pool, [])
  if (!isThere) return new Set<string>()

  const applied = await APPLIED.all(pool, [])
  return new Set(applied.map(({ name }) => name))
}

/** The names of all migrations of this version, oldest first. */
export const folderMigrations = () => {
  const folder = path.join(getPaths().api.base, 'db/migrations')
  return fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'migration.sql')))
    .sort()
}

/** The names of the migrations that the database lacks, oldest first. */
export const pendingMigrations = async () => {
  const applied = await appliedMigrations()
  return folderMigrations().filter((name) => !applied.has(name))
}
