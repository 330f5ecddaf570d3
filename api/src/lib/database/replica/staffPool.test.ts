import { databaseUrl } from 'src/lib/database/databaseUrl'
import { pool } from 'src/lib/db'

import { readSince } from './readSince'
import { ReplicaPool, staffPool } from './staffPool'

const WHERE = `SELECT coalesce(nullif(current_setting('application_name'), ''), 'primary') AS node`
const UP_TO_DATE = 'SELECT pg_current_wal_lsn()::text AS lsn'
const FAR_BEHIND = `SELECT '0/1' AS lsn`

/** A second pool on the test's database that says of itself how far it is. */
const withReplica = async (
  replayed: string,
  work: (replica: ReplicaPool) => Promise<void>,
  address = databaseUrl()
) => {
  const replica = new ReplicaPool(
    `${address}${address.includes('?') ? '&' : '?'}application_name=replica`,
    pool,
    replayed
  )
  try {
    await work(replica)
  } finally {
    await replica.end()
  }
}

const nodeOf = async (replica: ReplicaPool) =>
  (await replica.query(WHERE)).rows[0].node

it('is the primary without a replica', () => {
  expect(staffPool).toBe(pool)
})

it('reads on a replica that has replayed everything', () =>
  withReplica(UP_TO_DATE, async (replica) => {
    await replica.sample()
    expect(await nodeOf(replica)).toBe('replica')
  }))

it('reads on the primary while nothing is known of the replica', () =>
  withReplica(UP_TO_DATE, async (replica) => {
    expect(await nodeOf(replica)).toBe('primary')
  }))

it('reads on the primary while the replica is behind', () =>
  withReplica(FAR_BEHIND, async (replica) => {
    await replica.sample()
    expect(await nodeOf(replica)).toBe('primary')
  }))

it('reads what the reader changed after the last sample on the primary', () =>
  withReplica(UP_TO_DATE, async (replica) => {
    await replica.sample()
    const later = new Date(Date.now() + 60_000)
    expect(await readSince(later, () => nodeOf(replica))).toBe('primary')
    expect(await readSince(new Date(0), () => nodeOf(replica))).toBe('replica')
  }))

it('reads on the primary while no replica answers', () =>
  withReplica(
    UP_TO_DATE,
    async (replica) => expect(await nodeOf(replica)).toBe('primary'),
    'postgresql://nobody@127.0.0.1:1/nowhere'
  ))

it('reads again on the primary what the replica cancelled, but not a wrong statement', () =>
  withReplica(UP_TO_DATE, async (replica) => {
    await replica.sample()
    const conflict = `DO $$ BEGIN IF current_setting('application_name') = 'replica' THEN
      RAISE EXCEPTION 'conflict with recovery' USING ERRCODE = '40001'; END IF; END $$`
    await expect(replica.query(conflict)).resolves.toBeDefined()
    await expect(replica.query('SELECT nothing')).rejects.toMatchObject({
      code: '42703',
    })
  }))
