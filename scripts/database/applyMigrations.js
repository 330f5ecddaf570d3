// Applies migrations in one connection. `prisma migrate deploy` does the same in several times as long, because it first
// starts an engine; it is what outside databases use.

const { createHash, randomUUID } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const { root } = require('./embeddedDatabase')

const folder = path.join(root, 'api/db/migrations')

/** The lock that Prisma takes while it migrates. */
const LOCK = 72707369

/** The table in which Prisma records applied migrations. */
const BOOK = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** All migrations with their SQL, oldest first. */
const migrations = () =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      sql: fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'),
    }))

/**
 * Applies the migrations that the database lacks. A migration and its record are one transaction, so an interrupted call
 * goes on where it stopped.
 * @param {import('pg').Client} client
 * @returns {Promise<number>} how many it applied
 */
const applyMigrations = async (client) => {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    await client.query(BOOK)
    const { rows } = await client.query(
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL'
    )
    const applied = new Set(rows.map((row) => row.migration_name))
    const pending = migrations().filter(({ name }) => !applied.has(name))
    for (const { name, sql } of pending)
      await client.query(`${sql};
        INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
        VALUES ('${randomUUID()}', '${sha256(sql)}', now(), '${name}', 1)`)
    return pending.length
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}

module.exports = { applyMigrations, migrations, sha256 }
