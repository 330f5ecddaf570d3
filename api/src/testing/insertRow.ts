import { Prisma } from '@prisma/client'

import { db } from 'src/lib/db'

const isColumn = (model: Prisma.ModelName, name: string) =>
  name in Prisma[`${model}ScalarFieldEnum`]

/** The fields that create or connect related records, if there are any. */
export const relatedOf = (model: Prisma.ModelName, fields: object) => {
  const related = Object.entries(fields).filter(
    ([name]) => !isColumn(model, name)
  )
  return related.length > 0 ? Object.fromEntries(related) : undefined
}

/**
 * An `INSERT` of a model's rows, for fixtures: Prisma takes longer to compile its plan than the statement takes to run.
 * All rows give the same fields. As with Prisma, `updatedAt` is set; ids that only Prisma makes up (cuid, uuid) must be
 * given.
 */
export const insertSql = (model: Prisma.ModelName, ...rows: object[]) => {
  const complete = rows.map((row) => ({ updatedAt: new Date(), ...row }))
  const names = Object.entries(complete[0])
    .filter(([name, value]) => isColumn(model, name) && value !== undefined)
    .map(([name]) => `"${name}"`)
  const columns = Prisma.raw(names.join())
  const table = Prisma.raw(`"${model}"`)
  return Prisma.sql`INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(complete)}::jsonb)`
}

/** Inserts rows, if there are any, and returns them as Prisma would. */
export const insertRows = async <Row>(
  model: Prisma.ModelName,
  rows: object[]
) =>
  rows.length > 0
    ? db.$queryRaw<Row[]>`${insertSql(model, ...rows)} RETURNING *`
    : []

export const insertRow = async <Row>(
  model: Prisma.ModelName,
  fields: object
) => {
  const [row] = await insertRows<Row>(model, [fields])
  return row
}
