// The functions and triggers of api/db/rules are those that the migrations produce.
import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import { pool } from 'src/lib/db'

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
})
