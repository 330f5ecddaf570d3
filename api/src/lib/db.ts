import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '@prisma/client'
import type { Pool } from 'pg'

import { emitLogLevels, handlePrismaLogging } from '@redwoodjs/api/logger'

import {
  closeReadOnly,
  releaseLost,
  SplitPool,
  verifyPrimary,
} from './database/connections'
import { databaseUrl } from './database/databaseUrl'
import { logger } from './logger'

/** The connections for Prisma and for the hot paths with their own SQL. */
export const pool = new SplitPool({
  connectionString: databaseUrl(),
  max: Number(process.env.DATABASE_POOL_SIZE ?? 10),
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  allowExitOnIdle: true,
  verify: verifyPrimary,
})
const pools = [pool, pool.background]
for (const each of pools) {
  closeReadOnly(each)
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  each.on('error', (error) => logger.warn({ error }, 'idle connection lost'))
  releaseLost(each)
}

/**
 * Limits the time of statements on each connection that opens from now on, so that no request holds one for longer
 * (docs/security.md S-24). Scripts and migrations do not call this, so their statements have no limit.
 */
export const limitStatements = (on: Pool[] = pools, milliseconds = 10_000) => {
  for (const { options } of on) options.statement_timeout = milliseconds
}

/**
 * Ends each connection that waits this long for its process in the middle of a transaction: a process that hangs, such
 * as one whose machine freezes, would otherwise keep its locks, for which all other processes wait (S-73).
 */
export const limitIdleTransactions = (
  on: Pool[] = pools,
  milliseconds = 15_000
) => {
  for (const { options } of on)
    options.idle_in_transaction_session_timeout = milliseconds
}

/**
 * Limits how long a request waits for what another change has locked; then it is refused as BUSY. Background work waits
 * for as long as its statements may take.
 */
export const limitLocks = (
  on: Pool[] = [pool],
  milliseconds = Number(process.env.LOCK_LIMIT_MS ?? 4_000)
) => {
  for (const { options } of on) options.lock_timeout = milliseconds
}

const prismaClient = new PrismaClient({
  adapter: new PrismaPg(pool, { disposeExternalPool: true }),
  // A failed statement throws; its caller decides what that means.
  log: emitLogLevels(['warn']),
})

handlePrismaLogging({
  db: prismaClient,
  logger,
  logLevels: ['warn'],
})

export const db = prismaClient

/** The client parameter of service helpers that work inside and outside of a transaction. */
export type Tx = Prisma.TransactionClient
