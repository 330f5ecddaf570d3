// SQL with types (docs/decisions/0034): a statement declares the columns that it returns, its rows get their type from
// that declaration, and statements.test.ts compares the declaration with what PostgreSQL says about the text.
//
//   const NEXT = prepared('next', 'SELECT id, name, "dueOn" FROM "Bill" WHERE "userId" = $1', {
//     id: int,
//     name: text,
//     dueOn: nullable(timestamp),
//   })
//   const bills = await NEXT.all(pool, [userId])
import { Pool } from 'pg'

import type { Tx } from 'src/lib/db'

/** The `date` in Manila of an SQL expression of an instant. */
export const manilaDay = (instant: string) =>
  `(${instant} AT TIME ZONE 'Asia/Manila')::date`

export const MANILA_TODAY = manilaDay('now()')

/** Runs a statement: the pool, or Prisma's client in and outside of a transaction. */
export type Runner = Pool | Pick<Tx, '$queryRawUnsafe' | '$executeRawUnsafe'>

/**
 * The type of a column: its names in PostgreSQL (`text`, or `text[]` for a list) and the values that the two drivers
 * return for it. The two values differ for `bigint` and `bytea`.
 */
export type Kind<OnPool = unknown, OnPrisma = unknown> = {
  names: readonly string[]
  /** The values of a database enum; undefined for other types. */
  labels?: readonly string[]
  /** Only a type. */
  values?: (onPool: OnPool, onPrisma: OnPrisma) => void
}

// Both drivers return the same values for a kind, unless a second type is given.
const kind = <OnPool, OnPrisma = OnPool>(
  ...names: string[]
): Kind<OnPool, OnPrisma> => ({ names })

export const int = kind<number>('int4', 'int2')
export const float = kind<number>('float8', 'float4')
export const bigInt = kind<string, bigint>('int8')
export const bool = kind<boolean>('bool')
export const text = kind<string>('text', 'varchar', 'uuid')
export const timestamp = kind<Date>('timestamptz')
export const bytes = kind<Buffer, Uint8Array>('bytea')

/** A text column that holds only these values, such as an enum cast to text. */
export const textOf = <Value extends string>() => kind<Value>('text', 'varchar')

/** A column that is an enum of the database; `values` is Prisma's object of its values. */
export const enumOf = <Value extends string>(
  values: Record<string, Value>
): Kind<Value, Value> => ({ names: ['enum'], labels: Object.values(values) })

/** A JSON document. Its inner shape is not checked, because PostgreSQL does not know it. */
export const json = <Value>() => kind<Value>('json', 'jsonb')

export const listOf = <OnPool, OnPrisma>({
  names,
}: Kind<OnPool, OnPrisma>): Kind<OnPool[], OnPrisma[]> => ({
  names: names.map((name) => `${name}[]`),
})

/** A column that may be NULL. */
export const nullable = <OnPool, OnPrisma>({
  names,
  labels,
}: Kind<OnPool, OnPrisma>): Kind<OnPool | null, OnPrisma | null> => ({
  names,
  labels,
})

export type Shape = Record<string, Kind<never, never>>

type ValueOf<Column, On> =
  Column extends Kind<infer OnPool, infer OnPrisma>
    ? On extends Pool
      ? OnPool
      : OnPrisma
    : never

type ShapedRow<Columns, On> = {
  -readonly [Name in keyof Columns]: ValueOf<Columns[Name], On>
}

/** The row of a statement, as the pool returns it unless another runner is named. */
export type RowOf<Statement, On = Pool> = Statement extends {
  row: infer Columns
}
  ? ShapedRow<Columns, On>
  : never

export type Query = { name?: string; text: string; values: unknown[] }

type Declared = {
  row: Shape
  /** The texts that PostgreSQL describes: one, or one for each variant of a composed statement. */
  variants: () => { name?: string; text: string }[]
}

/** All statements of the modules that were imported. */
export const declaredStatements: Declared[] = []

const rowsOf = async (on: Runner, { name, text, values }: Query) => {
  if (!(on instanceof Pool))
    return on.$queryRawUnsafe<unknown[]>(text, ...values)
  const { rows } = await on.query({ name, text, values })
  return rows
}

const countOf = async (on: Runner, { name, text, values }: Query) => {
  if (!(on instanceof Pool)) return on.$executeRawUnsafe(text, ...values)
  const { rowCount } = await on.query({ name, text, values })
  return rowCount ?? 0
}

const runnable = <Columns extends Shape, Args>(
  row: Columns,
  build: (args: Args) => Query
) => ({
  row,
  /** All rows. */
  all: <On extends Runner>(on: On, args: Args) =>
    rowsOf(on, build(args)) as Promise<ShapedRow<Columns, On>[]>,
  /** The first row, if there is one. */
  first: async <On extends Runner>(on: On, args: Args) => {
    const [first] = await rowsOf(on, build(args))
    return first as ShapedRow<Columns, On> | undefined
  },
  /** Returns the row of a statement that always returns exactly one row. */
  one: async <On extends Runner>(on: On, args: Args) => {
    const [only] = await rowsOf(on, build(args))
    return only as ShapedRow<Columns, On>
  },
  /** The number of rows returned or changed. */
  count: (on: Runner, args: Args) => countOf(on, build(args)),
})

const declare = <Columns extends Shape>(
  query: { name?: string; text: string },
  row: Columns
) => {
  declaredStatements.push({ row, variants: () => [query] })
  return {
    ...query,
    ...runnable(row, (values: unknown[]) => ({ ...query, values })),
  }
}

/** A statement that PostgreSQL plans at each call. */
export const statement = <Columns extends Shape>(text: string, row: Columns) =>
  declare({ text }, row)

/** A statement that each connection of the pool prepares once under this name (Prisma prepares none). */
export const prepared = <Columns extends Shape>(
  name: string,
  text: string,
  row: Columns
) => declare({ name, text }, row)

/** A statement whose rows are ignored; only the number of changed rows is used. */
export const command = (text: string) => {
  declaredStatements.push({ row: {}, variants: () => [{ text }] })
  return {
    text,
    run: (on: Runner, values: unknown[]) => countOf(on, { text, values }),
  }
}

/** The keys of all variants of a statement, to write its `samples`. */
export const keysOf = <Key extends string>(variants: Record<Key, unknown>) =>
  Object.keys(variants) as Key[]

/** A statement whose text depends on its arguments. `samples` are arguments that give each variant of the text. */
export const composed = <Columns extends Shape, Args>(
  build: (args: Args) => Query,
  row: Columns,
  samples: NoInfer<Args>[]
) => {
  declaredStatements.push({ row, variants: () => samples.map(build) })
  return runnable(row, build)
}
