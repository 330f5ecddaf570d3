import type { Connection, Pool, PoolClient, PoolConfig } from 'pg'

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
export const dropReadOnly = (pool: Pool) => {
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
