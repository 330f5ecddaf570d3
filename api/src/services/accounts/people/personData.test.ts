// Every relation to a user is decided (personData): for merges, anonymisation and the person's own copy.
import { pool } from 'src/lib/db'

import { partsShown, personData, relations } from './personData'

type Column = { table: string; column: string; isUser: boolean }

const columns = async () => {
  // Prisma's model at run time does not name the columns of relations.
  const { rows } = await pool.query<Column>(`
    SELECT t.relname AS "table", a.attname AS column, EXISTS (
      SELECT FROM pg_constraint c WHERE c.contype = 'f' AND c.conrelid = t.oid AND c.confrelid = '"User"'::regclass
        AND a.attnum = c.conkey[1]) AS "isUser"
    FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`)
  return rows
}

const nameOf = ({ table, column }: { table: string; column: string }) =>
  `${table}.${column}`

it('The relations are those of the schema, and the two that have no foreign key', async () => {
  const related = (await columns()).filter(({ isUser }) => isUser)
  expect(Object.keys(personData).sort()).toEqual(
    [...related.map(nameOf), 'LoginLog.userId', 'XpLedger.userId'].sort()
  )
})

/** The tables of the person's own copy, with the columns that it leaves out. */
const shown = [
  ...relations.flatMap(({ table, column, show }) =>
    typeof show === 'string' ? [] : [{ table, column, leftOut: show }]
  ),
  ...partsShown,
]

it('The columns that the own copy leaves out exist', async () => {
  const known = new Set((await columns()).map(nameOf))
  const leftOut = shown.flatMap(({ table, leftOut = [] }) =>
    leftOut.map((column) => nameOf({ table, column }))
  )
  expect(leftOut.filter((name) => !known.has(name))).toEqual([])
})

it('The own copy shows no secret and no other person', async () => {
  const others = new Set(relations.map(nameOf))
  const told = (await columns()).filter(({ table, column }) =>
    shown.some(
      (each) =>
        each.table === table &&
        !each.leftOut?.includes(column) &&
        each.column !== column &&
        !others.has(nameOf({ table, column }))
    )
  )
  const suspects = told.filter(({ column }) =>
    /hash|secret|salt|token|password|account$|^key$|Key$|ById$|actorId/.test(
      column
    )
  )
  expect(suspects).toEqual([])
})
