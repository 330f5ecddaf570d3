import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '@prisma/client'
import { Pool } from 'pg'

import { emitLogLevels, handlePrismaLogging } from '@redwoodjs/api/logger'

import { databaseUrl } from './databaseUrl'
import { logger } from './logger'

/** One pool for Prisma and for the hot paths that speak SQL themselves. */
export const pool = new Pool({
  connectionString: databaseUrl(),
  max: Number(process.env.DATABASE_POOL_SIZE ?? 10),
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  allowExitOnIdle: true,
})
// A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
pool.on('error', (error) => logger.warn({ error }, 'idle connection lost'))

/** Nothing that a request asks holds a connection for longer (security S-24); scripts and migrations may. */
export const limitStatements = (connections = pool, milliseconds = 10_000) =>
  connections.on('connect', (client) =>
    client.query(`SET statement_timeout = ${milliseconds}`, () => undefined)
  )

const prismaClient = new PrismaClient({
  adapter: new PrismaPg(pool, { disposeExternalPool: true }),
  log: emitLogLevels(['warn', 'error']),
})

handlePrismaLogging({
  db: prismaClient,
  logger,
  logLevels: ['warn', 'error'],
})

export const db = prismaClient

/** What a service's helper takes so that it works inside and outside a transaction. */
export type Tx = Prisma.TransactionClient
