// Databases for test runs, copied from a template with the migrations applied as they are (with partial
// indexes, checks and triggers, which `prisma db push` would leave out).

const { Client } = require('pg')

const { applyMigrations, migrations, sha256 } = require('./applyMigrations')
const { ensureDatabase, releaseDatabase } = require('./embeddedDatabase')

const withDatabase = (url, name) => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

const withClient = async (connectionString, work) => {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * `test.empty_database()`: empties every table of the product, and the queue of jobs, in one round trip. Tables without
 * a file, which never had a row, are left out: most tests use a few tables. Triggers and foreign keys are off
 * meanwhile: the tables can be emptied in any order, and the tables that triggers maintain (the reports' days) are
 * emptied too. Needs a superuser, which the embedded database's owner is.
 */
const createEmptyDatabase = (client) =>
  client.query(`CREATE SCHEMA test;
    CREATE FUNCTION test.empty_database() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET session_replication_role = replica AS $$
    DECLARE used regclass;
    BEGIN
      FOR used IN SELECT oid FROM pg_class
        WHERE relkind = 'r' AND pg_relation_size(oid) > 0 AND (
          relnamespace IN ('public'::regnamespace, 'app'::regnamespace) AND relname <> '_prisma_migrations'
          OR relnamespace = 'graphile_worker'::regnamespace AND relname IN ('_private_jobs', '_private_job_queues'))
      LOOP
        EXECUTE 'DELETE FROM ' || used;
      END LOOP;
    END $$`)

/**
 * Keeps PostgreSQL from gathering statistics by itself. It may look at a table that a test has just emptied, and plans for
 * no rows until it looks again, however many rows the next test adds: statements then run for minutes.
 */
const withoutStatistics = (client) =>
  client.query(`DO $$
    DECLARE each regclass;
    BEGIN
      FOR each IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'app'::regnamespace)
      LOOP
        EXECUTE 'ALTER TABLE ' || each || ' SET (autovacuum_enabled = false)';
      END LOOP;
    END $$`)

const makeTemplate = async (serverUrl, name) => {
  const half = `${name}_new_${process.pid}`
  await withClient(serverUrl, (client) =>
    client.query(`CREATE DATABASE "${half}"`)
  )
  await withClient(withDatabase(serverUrl, half), async (client) => {
    await applyMigrations(client)
    await createEmptyDatabase(client)
    await withoutStatistics(client)
  })
  const { runMigrations } = require('graphile-worker')
  await runMigrations({ connectionString: withDatabase(serverUrl, half) })
  await withClient(serverUrl, (client) =>
    client
      .query(`ALTER DATABASE "${half}" RENAME TO "${name}"`)
      .catch(() => client.query(`DROP DATABASE "${half}"`))
  )
}

const exists = (client, name) =>
  client
    .query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    .then(({ rowCount }) => rowCount > 0)

const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// Drops the databases of runs that were killed. Each name ends with the id of the process that made the database.
const dropAbandoned = async (client) => {
  const { rows } = await client.query(
    `SELECT datname FROM pg_database d WHERE (datname LIKE 'sulong_test_%' OR datname LIKE 'sulong_template_%_new_%')
     AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datname = d.datname)`
  )
  for (const { datname } of rows) {
    const pid = Number(datname.split('_').at(-1))
    if (!isRunning(pid))
      await client.query(`DROP DATABASE IF EXISTS "${datname}"`).catch(() => {})
  }
}

/**
 * Makes fresh databases and returns their addresses. `TEST_DATABASE_URL` names another server than the embedded one.
 * @param {string[]} labels each goes into its database's name
 */
const createTestDatabases = async (labels) => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? (await ensureDatabase())
  const fingerprint = sha256(
    JSON.stringify([
      createEmptyDatabase.toString(),
      withoutStatistics.toString(),
      migrations(),
    ])
  ).slice(0, 12)
  const template = `sulong_template_${fingerprint}`
  const names = labels.map((label) => `sulong_test_${label}_${process.pid}`)

  await withClient(serverUrl, async (client) => {
    // Concurrent runs create the template once.
    await client.query('SELECT pg_advisory_lock(867530)')
    await dropAbandoned(client)
    if (!(await exists(client, template)))
      await makeTemplate(serverUrl, template)
    for (const name of names) {
      await client.query(`DROP DATABASE IF EXISTS "${name}"`)
      await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`)
      // Allows a scenario's teardown to empty the append-only tables; only test databases have this setting.
      await client.query(`ALTER DATABASE "${name}" SET app.allow_purge = 'on'`)
      // A test database needs to survive no power cut, so commits do not wait for the disk.
      await client.query(
        `ALTER DATABASE "${name}" SET synchronous_commit = 'off'`
      )
    }
  })
  return names.map((name) => withDatabase(serverUrl, name))
}

const createTestDatabase = async (label) =>
  (await createTestDatabases([label]))[0]

/** A copy of a test database, rows included; nothing may be connected to the original. */
const copyTestDatabase = async (url, label) => {
  const name = `sulong_test_${label}_${process.pid}`
  const original = new URL(url).pathname.slice(1)
  await withClient(withDatabase(url, 'postgres'), (client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE "${original}"`)
  )
  return withDatabase(url, name)
}

/** An empty database, for checks that migrate it themselves. */
const createScratchDatabase = async (label) => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? (await ensureDatabase())
  const name = `sulong_test_${label}_${process.pid}`
  await withClient(serverUrl, (client) =>
    client.query(`CREATE DATABASE "${name}"`)
  )
  return withDatabase(serverUrl, name)
}

const dropTestDatabases = async (urls) => {
  for (const url of urls) {
    const name = new URL(url).pathname.slice(1)
    await withClient(withDatabase(url, 'postgres'), (client) =>
      client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    )
  }
  await releaseDatabase()
}

const dropTestDatabase = (url) => dropTestDatabases([url])

module.exports = {
  copyTestDatabase,
  createScratchDatabase,
  createTestDatabase,
  createTestDatabases,
  dropTestDatabase,
  dropTestDatabases,
  withDatabase,
}
