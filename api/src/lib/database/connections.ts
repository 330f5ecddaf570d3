import { AsyncLocalStorage } from 'node:async_hooks'

import { Pool, type Connection, type PoolClient, type PoolConfig } from 'pg'

import { logger } from 'src/lib/logger'

/**
 * PostgreSQL's code (read_only_sql_transaction) for a change on a node that takes none: a standby, or a primary that was
 * demoted or is full.
 */
export const READ_ONLY = '25006'

const standbyError = () =>
  Object.assign(new Error('The database node is a standby'), {
    code: READ_ONLY,
  })

/** Refuses new connections to a standby, to which a balancer may lead for a moment after a failover. */
export const verifyPrimary: PoolConfig['verify'] = (client, done) => {
  client.query('SELECT pg_is_in_recovery() AS "isStandby"').then(
    ({ rows }) => done(rows[0].isStandby ? standbyError() : undefined),
    (error: Error) => done(error)
  )
}

/** Ends each connection on which a change was refused as read-only, so that the pool opens another one. */
export const closeReadOnly = (pool: Pool) => {
  const refused = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    const { connection } = client as PoolClient & { connection: Connection }
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) refused.add(client)
    })
  })
  pool.on('release', (_error, client) => {
    // The pool removes a connection that ends.
    if (refused.has(client)) void client.end()
  })
}

/** The user of a lost connection has this long to give it back: giving it back twice is an error. */
const GIVEN_BACK_MS = 1000

/**
 * Gives the place of each connection that is lost in use back to the pool. Prisma keeps the connection of a transaction
 * that it cannot roll back, so that as many lost ones as the pool has places would leave none.
 */
export const releaseLost = (pool: Pool) => {
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  // Without a listener, the loss of a connection in use would end the process: the pool only listens to idle
  // connections, and graphile-worker adds no listener to a pool that has one.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      logger.warn({ error }, 'connection lost')
      setTimeout(() => {
        if (inUse.has(client)) client.release(error)
      }, GIVEN_BACK_MS).unref()
    })
  )
}

/** The listener of jobs, two jobs with a transaction and a statement beside it each, and one to note their ends. */
const BACKGROUND_CONNECTIONS = 6

const inBackground = new AsyncLocalStorage<true>()

/** Runs work, and all that it starts, on the connections of background work. */
export const runInBackground = <T>(work: () => T) =>
  inBackground.run(true, work)

/**
 * Connections for requests, and others for background work: however many requests wait for a connection, jobs run, and
 * their ends are noted; and no job keeps a request waiting.
 */
export class SplitPool extends Pool {
  readonly background: Pool

  constructor(config: PoolConfig) {
    super(config)
    this.background = new Pool({ ...config, max: BACKGROUND_CONNECTIONS })
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Pool's own overloads
  override connect(...args: any[]): any {
    const connect = inBackground.getStore()
      ? this.background.connect.bind(this.background)
      : super.connect.bind(this)
    return connect(...(args as []))
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Pool's own overloads
  override end(...args: any[]): any {
    const ended = this.background.end()
    const [onEnd] = args
    return onEnd ? super.end(onEnd) : Promise.all([super.end(), ended])
  }
}
