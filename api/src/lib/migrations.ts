import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import { pool } from './db'

const appliedMigrations = async () => {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "isThere"`
  )
  if (!rows[0].isThere) return new Set<string>()

  const applied = await pool.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL'
  )
  return new Set(applied.rows.map(({ name }) => name))
}

/** The names of the migrations that the database lacks, oldest first. */
export const pendingMigrations = async () => {
  const folder = path.join(getPaths().api.base, 'db/migrations')
  const applied = await appliedMigrations()
  return fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'migration.sql')))
    .filter((name) => !applied.has(name))
    .sort()
}
