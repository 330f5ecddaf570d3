// The functions and triggers of api/db/rules are those that the migrations produce.
import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import { db, pool } from 'src/lib/db'
import { buildFunnel } from 'src/testing/billing'

const folder = path.join(getPaths().api.base, 'db/rules')
const files = fs.readdirSync(folder).sort()

/** Every function, trigger and view of ours as PostgreSQL prints it, without the objects of extensions. */
const DEFINITIONS = `
  SELECT 'function ' || p.proname AS name, pg_get_functiondef(p.oid) AS definition
  FROM pg_proc p WHERE p.pronamespace = 'app'::regnamespace
  UNION ALL
  SELECT 'trigger ' || t.tgname || ' on ' || c.relname, pg_get_triggerdef(t.oid)
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND c.relnamespace IN ('public'::regnamespace, 'app'::regnamespace)
  UNION ALL
  SELECT 'view ' || viewname, definition FROM pg_views WHERE schemaname = 'app'
  ORDER BY 1, 2`

const written = () => {
  const text = files
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const names = (pattern: RegExp, name: (found: string[]) => string) =>
    [...text.matchAll(pattern)].map(name)
  return [
    ...names(
      /^CREATE OR REPLACE FUNCTION app\.(\w+)/gm,
      (f) => `function ${f[1]}`
    ),
    ...names(
      /^CREATE (?:OR REPLACE|CONSTRAINT) TRIGGER (\w+) [^;]*? ON "(\w+)"/gm,
      (f) => `trigger ${f[1]} on ${f[2]}`
    ),
    ...names(/^CREATE OR REPLACE VIEW app\.(\w+)/gm, (f) => `view ${f[1]}`),
  ].sort()
}

describe('api/db/rules', () => {
  it('names every function, trigger and view of the database, each once', async () => {
    const { rows } = await pool.query<{ name: string }>(DEFINITIONS)
    expect(written()).toEqual(rows.map(({ name }) => name).sort())
  })

  it('says the same as the migrations', async () => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const migrated = await client.query(DEFINITIONS)
      for (const file of files)
        await client.query(fs.readFileSync(path.join(folder, file), 'utf8'))
      const { rows } = await client.query(DEFINITIONS)
      expect(rows).toEqual(migrated.rows)
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })

  // The sums and lists that triggers write would lock the rows that they are about, against those who change them.
  it('has no foreign key in the tables that triggers maintain', async () => {
    const { rows } = await pool.query(
      `SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'app'::regnamespace`
    )
    expect(rows).toEqual([])
  })

  // A plan from the time when the tables were empty reads them whole for each row.
  it('makes its plans each time where it works on many rows at once', async () => {
    const { rows } = await pool.query(
      `SELECT p.proname FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang AND l.lanname = 'plpgsql'
      WHERE p.pronamespace = 'app'::regnamespace
        AND (pg_get_function_arguments(p.oid) LIKE '%[]%'
          OR EXISTS (SELECT FROM pg_trigger t WHERE t.tgfoid = p.oid AND num_nonnulls(t.tgnewtable, t.tgoldtable) > 0))
        AND NOT COALESCE('plan_cache_mode=force_custom_plan' = ANY(p.proconfig), false)`
    )
    expect(rows).toEqual([])
  })

  scenario(
    'lists many bills of a new school without reading a table for each',
    async () => {
      const { id: funnelId, productId } = await buildFunnel()
      const { id: termId } = await db.paymentTerm.findFirstOrThrow()
      const MANY = 400
      const client = await pool.connect()
      const rowsRead = async () => {
        const { rows } = await client.query(
          `SELECT sum(seq_tup_read) AS count FROM pg_stat_xact_user_tables WHERE relname IN ('User', 'Invoice', 'PaymentSchedule')`
        )
        return Number(rows[0].count)
      }
      try {
        await client.query('BEGIN')
        // An empty table's statistics, and the plans that a connection makes by them and keeps.
        await client.query(
          `UPDATE pg_class SET relpages = 0, reltuples = 0 WHERE relname IN ('User', 'Invoice', 'PaymentSchedule')`
        )
        for (let time = 0; time < 8; time++)
          await client.query('SELECT app.list_changed_bills(ARRAY[0])')
        await client.query(
          `INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "updatedAt")
        SELECT 'bulk-' || n, 'bulk-' || n, 'bulk-' || n, 'Ana', 'Cruz', '', '', now() FROM generate_series(1, ${MANY}) n`
        )
        await client.query(
          `INSERT INTO "Subscription" ("userId", "funnelId", "productId", "paymentTermId", source, "updatedAt")
        SELECT id, $1, $2, $3, 'IMPORT', now() FROM "User" WHERE slug LIKE 'bulk-%'`,
          [funnelId, productId, termId]
        )
        await client.query(
          `INSERT INTO "Invoice" (number, "userId", "subscriptionId", "subtotalCentavos", "totalCentavos", "updatedAt")
        SELECT u.slug, u.id, s.id, 100, 100, now() FROM "User" u JOIN "Subscription" s ON s."userId" = u.id WHERE u.slug LIKE 'bulk-%'`
        )
        const before = await rowsRead()
        await client.query(
          `INSERT INTO "PaymentSchedule" ("invoiceId", seq, "priceCentavos", "paidCentavos", "scheduleDate", "updatedAt")
        SELECT id, 1, 100, 0, current_date, now() FROM "Invoice" WHERE number LIKE 'bulk-%'`
        )
        // The foreign key alone may look through half of the invoices for each bill.
        expect((await rowsRead()) - before).toBeLessThan(MANY ** 2)
      } finally {
        await client.query('ROLLBACK')
        client.release()
      }
    }
  )
})

describe('names and titles', () => {
  it('sort as people read them in every table whose names are no ids', async () => {
    const { rows } = await pool.query<{ place: string }>(`
      SELECT c.table_name || '.' || c.column_name AS place
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.data_type = 'text' AND c.column_name IN ('name', 'title', 'firstName', 'lastName')
        AND c.collation_name IS DISTINCT FROM 'und-x-icu' ORDER BY 1`)
    expect(rows.map(({ place }) => place)).toEqual([
      'AccessLevel.name',
      'Setting.name',
    ])
  })

  scenario('Small letters and accents send nothing to the end', async () => {
    const titles = ['apple', 'de la Cruz', 'Dee', 'Élan', 'Ñandu', 'Oo', 'Zeta']
    await db.form.createMany({
      data: titles
        .toReversed()
        .map((title, index) => ({ title, slug: `form-${index}` })),
    })
    const rows = await db.form.findMany({ orderBy: { title: 'asc' } })
    expect(rows.map(({ title }) => title)).toEqual(titles)
  })
})
