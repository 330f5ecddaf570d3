import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import {
  renameAppliedMigrations,
  renamed,
} from 'src/../../scripts/database/renamedMigrations'
import { pool } from 'src/lib/db'

import { pendingMigrations } from './migrations'

const folder = path.join(getPaths().api.base, 'db/migrations')

const names = fs
  .readdirSync(folder)
  .filter((name) => fs.existsSync(path.join(folder, name, 'migration.sql')))

const appliedNames = async () => {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1'
  )
  return rows.map(({ name }) => name)
}

describe('migrations', () => {
  it('are dated in the past, so that the next one sorts after them', () => {
    const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    expect(names.filter((name) => !/^\d{14}_[a-z_]+$/.test(name))).toEqual([])
    expect(names.filter((name) => name.slice(0, 14) > now)).toEqual([])
  })

  it('each have a date of their own', () => {
    const dates = names.map((name) => name.slice(0, 14))
    expect(new Set(dates).size).toBe(dates.length)
  })

  it('keep their order under the names they were first given', () => {
    const oldNames = new Map(renamed.map(([old, name]) => [name, old]))
    const first = names
      .slice(0, 2 + renamed.length)
      .map((name) => oldNames.get(name) ?? name)
    expect(first).toEqual(first.toSorted())
  })

  it('applied under an old name are not applied again', async () => {
    const applied = await appliedNames()
    for (const [old, name] of renamed)
      await pool.query(
        'UPDATE _prisma_migrations SET migration_name = $1 WHERE migration_name = $2',
        [old, name]
      )
    expect((await pendingMigrations()).length).toBe(renamed.length)

    const url = String(process.env.DATABASE_URL)
    await renameAppliedMigrations(url)
    await renameAppliedMigrations(url)

    expect(await pendingMigrations()).toEqual([])
    expect(await appliedNames()).toEqual(applied)
  })
})

/** The environment without Redwood's variables for Prisma, which would make Prisma look for an engine to download. */
const commandEnv = () => {
  const { PATH, HOME, DATABASE_URL } = process.env
  return { PATH, HOME, DATABASE_URL } as NodeJS.ProcessEnv
}

it('The migrations leave nothing for the next one: they make what the schema says', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      require.resolve('prisma/build/index.js'),
      ...['migrate', 'diff', '--exit-code', '--script'],
      ...['--from-migrations', 'api/db/migrations'],
      ...['--to-schema-datamodel', 'api/db/schema'],
    ],
    { cwd: getPaths().base, encoding: 'utf8', env: commandEnv() }
  )
  expect(status === 0 ? '' : stdout + stderr).toBe('')
}, 60_000)
