import type { Pool, PoolClient } from 'pg'

import { logger } from 'src/lib/logger'

/** Whoever uses a connection has time to give it back: giving it back twice is an error. */
const GIVEN_BACK_MS = 1000

/**
 * Gives the place of each connection that is lost in use back to the pool. Prisma keeps the connection of a transaction
 * that it cannot roll back, so that as many lost ones as the pool has places would leave none.
 */
export const releaseLost = (pool: Pool) => {
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  // Without a listener, the loss of a connection in use would end the process; the pool listens to idle ones only.
  // graphile-worker listens to none of a pool with listeners.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      logger.warn({ error }, 'connection lost')
      setTimeout(() => {
        if (inUse.has(client)) client.release(error)
      }, GIVEN_BACK_MS).unref()
    })
  )
}
