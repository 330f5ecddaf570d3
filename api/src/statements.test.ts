// Every statement's columns, as PostgreSQL describes them, are those that its code declares (lib/database/sql.ts).
import fs from 'node:fs'
import path from 'node:path'

import type { Connection, FieldDef, PoolClient, Submittable } from 'pg'

import { declaredStatements, type Shape } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const modules = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) return modules(place)
    return /(?<!\.test|\.scenarios)\.ts$/.test(entry.name) &&
      / from '(src\/lib\/database|\.)\/sql'/.test(
        fs.readFileSync(place, 'utf8')
      )
      ? [place]
      : []
  })

/** Parses a statement and asks for its columns; nothing is executed. */
class Description implements Submittable {
  fields: FieldDef[] = []
  error?: Error
  constructor(
    private text: string,
    private done: (description: Description) => void
  ) {}
  submit(connection: Connection) {
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }
  handleRowDescription({ fields }: { fields: FieldDef[] }) {
    this.fields = fields
  }
  handleError(error: Error) {
    this.error = error
    this.done(this)
  }
  handleReadyForQuery() {
    this.done(this)
  }
}

const describeOn = (client: PoolClient, text: string) =>
  new Promise<Description>((done) => {
    client.query(new Description(text, done))
  })

type Type = { oid: number; name: string; labels: string[] | null }

const typesOf = async (client: PoolClient) => {
  const { rows } = await client.query<Type>(`
    SELECT t.oid::int, CASE WHEN t.typelem <> 0 AND t.typcategory = 'A' THEN e.typname || '[]'
        WHEN t.typtype = 'e' THEN 'enum' ELSE t.typname END AS name,
      (SELECT array_agg(l.enumlabel::text ORDER BY l.enumlabel::text COLLATE "C") FROM pg_enum l WHERE l.enumtypid = t.oid) AS labels
    FROM pg_type t LEFT JOIN pg_type e ON e.oid = t.typelem`)
  return new Map(rows.map((type) => [type.oid, type]))
}

/** The declared columns that PostgreSQL does not return, or returns with another type. */
const differences = (
  { fields, error }: Description,
  row: Shape,
  types: Map<number, Type>
) => {
  if (error) return [error.message]
  const columns = new Map(
    fields.map(({ name, dataTypeID }) => [name, types.get(dataTypeID)])
  )
  return Object.entries(row).flatMap(([name, { names, labels }]) => {
    const type = columns.get(name)
    const isAsDeclared =
      type &&
      names.includes(type.name) &&
      (!labels || String([...labels].sort()) === String(type.labels))
    return isAsDeclared
      ? []
      : [
          `${name} is ${type?.labels ?? type?.name ?? 'missing'}, not ${labels ?? names}`,
        ]
  })
}

test('Every statement returns the columns that it declares', async () => {
  for (const file of modules(__dirname)) require(file)
  expect(declaredStatements.length).toBeGreaterThan(100)

  const client = await pool.connect()
  const wrong: unknown[] = []
  try {
    const types = await typesOf(client)
    for (const { row, variants } of declaredStatements)
      for (const { text } of variants()) {
        const found = differences(await describeOn(client, text), row, types)
        if (found.length > 0) wrong.push({ text, found })
      }
  } finally {
    client.release()
  }
  expect(wrong).toEqual([])
})

test('No two prepared statements of different texts share a name', () => {
  const texts = new Map<string, string>()
  const clashes = declaredStatements
    .flatMap(({ variants }) => variants())
    .filter(({ name, text }) => {
      if (!name) return false
      const known = texts.get(name)
      texts.set(name, text)
      return known !== undefined && known !== text
    })
  expect(clashes).toEqual([])
})
