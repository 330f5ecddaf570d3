import { Pool, type PoolClient, type QueryResult } from 'pg'

import { pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'

import { createPositions, type Positions } from './positions'
import { seenUntil } from './readSince'

/** A replica that is further behind is not read. */
export const MOST_BEHIND_MS = 10_000
const SAMPLE_MS = 1000

const POSITION = 'SELECT pg_current_wal_lsn()::text AS lsn'
/** Null for a node that was promoted: its position stands still. */
const REPLAYED =
  'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS lsn'

/** Errors of the node and not of the statement: the primary may answer the same statement. */
const isTroubleOfNode = (error: unknown) => {
  const { code = '' } = error as { code?: string }
  // 40001: the replica replays a change of rows that the statement reads. Errors of the connection have no SQLSTATE.
  return /^(08|57P|25006|40001)/.test(code) || !/^[0-9A-Z]{5}$/.test(code)
}

type Query = string | { text: string; values?: unknown[]; name?: string }

/**
 * Reads on a replica while that is fresh enough for the reader, and on the primary otherwise. Each connection is asked
 * how far its node is, because a balancer may lead to several replicas.
 */
export class ReplicaPool extends Pool {
  private readonly positions: Positions = createPositions(MOST_BEHIND_MS)

  constructor(
    connectionString: string,
    private readonly primary: Pool,
    private readonly replayed = REPLAYED
  ) {
    super({
      connectionString,
      max: Number(process.env.DATABASE_POOL_SIZE ?? 10),
      connectionTimeoutMillis: 1000,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
    })
    this.on('error', (error) => logger.warn({ error }, 'replica lost'))
    this.on('connect', (client) => {
      client.on('error', (error) => logger.warn({ error }, 'replica lost'))
    })
  }

  /** Notes where the primary is; called each second. */
  async sample() {
    const at = Date.now()
    const { rows } = await this.primary.query<{ lsn: string }>(POSITION)
    this.positions.add(at, rows[0].lsn)
  }

  private async isFreshEnough(client: PoolClient) {
    const { rows } = await client.query<{ lsn: string | null }>(this.replayed)
    const shown = rows[0].lsn ? this.positions.timeOf(rows[0].lsn) : 0
    return shown >= Math.max(seenUntil(), Date.now() - MOST_BEHIND_MS)
  }

  /** Undefined if the replica is not fresh enough. */
  private async readOnReplica(query: Query, values?: unknown[]) {
    const client = await this.connect()
    let lost: Error | undefined
    try {
      if (!(await this.isFreshEnough(client))) return undefined
      return await client.query(query as string, values)
    } catch (error) {
      lost = error as Error
      throw error
    } finally {
      client.release(lost)
    }
  }

  // The product awaits every query, so the signature with a callback is not there.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Pool's own overloads
  override async query(query: any, values?: any): Promise<any> {
    const read = await this.readOnReplica(query, values).catch(
      (error: Error): QueryResult | undefined => {
        if (!isTroubleOfNode(error)) throw error
        logger.warn({ error }, 'replica not read')
        return undefined
      }
    )
    return read ?? this.primary.query(query, values)
  }
}

const createStaffPool = (address: string) => {
  const replica = new ReplicaPool(address, pool)
  setInterval(() => {
    replica
      .sample()
      .catch((error) => logger.warn({ error }, 'position not read'))
  }, SAMPLE_MS).unref()
  return replica
}

/** Whether staff read from a replica. */
export const hasReplica = Boolean(process.env.DATABASE_REPLICA_URL)

/**
 * The pool for reports, exports and searches of staff: a replica by DATABASE_REPLICA_URL, at most 10 s behind and
 * never behind the reader's own changes, or else the primary (docs/scale.md).
 */
export const staffPool: Pool = process.env.DATABASE_REPLICA_URL
  ? createStaffPool(process.env.DATABASE_REPLICA_URL)
  : pool
