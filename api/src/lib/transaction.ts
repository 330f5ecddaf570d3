import { Prisma } from '@prisma/client'

import { db, type Tx } from './db'
import { found } from './errors'

const ATTEMPTS = 3
const SERIALIZATION_CODES = ['40001', '40P01']

const isSerializationTrouble = (error: unknown) => {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  const cause = (
    error.meta?.driverAdapterError as { cause?: { originalCode?: string } }
  )?.cause
  return (
    error.code === 'P2034' ||
    SERIALIZATION_CODES.includes(cause?.originalCode ?? '')
  )
}

/**
 * Runs a change in one transaction, and again (3 tries in all) when PostgreSQL could not
 * put it in order with another: deadlocks and serialization failures are nobody's mistake.
 */
export const inTransaction = async <Result>(
  change: (tx: Tx) => Promise<Result>
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(change, { timeout: 15_000, maxWait: 10_000 })
    } catch (error) {
      if (attempt === ATTEMPTS || !isSerializationTrouble(error)) throw error
      await new Promise((done) =>
        setTimeout(done, Math.random() * 50 * attempt)
      )
    }
  }
}

/**
 * Holds a row until the transaction ends: what is decided about it and its children stays true meanwhile.
 * @throws NOT_FOUND when it is not there (any more)
 */
export const holdRow = async (
  tx: Tx,
  table: 'Course' | 'Unit' | 'Stage' | 'Task' | 'User',
  id: number
) => {
  const name = Prisma.raw(`"${table}"`)
  const rows = await tx.$queryRaw<
    { id: number }[]
  >`SELECT id FROM ${name} WHERE id = ${id} FOR UPDATE`
  found(rows[0])
}

/** Is this the database refusing a second row where one may be? `columns` names the constraint's, or its index. */
export const isUniqueViolation = (error: unknown, ...columns: string[]) => {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  if (error.code !== 'P2002') return false
  const told = JSON.stringify(error.meta ?? {})
  return columns.every((column) => told.includes(column))
}

/** Is this the database refusing a row that points at nothing? */
export const isMissingReference = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  error.code === 'P2003'
