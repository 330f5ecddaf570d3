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

it('The pool of staff is the primary without a replica', () => {
  expect(staffPool).toBe(pool)
})

it('Staff read on a replica that has replayed everything', () =>
  withReplica(UP_TO_DATE, async (replica) => {
    await replica.sample()
    expect(await nodeOf(replica)).toBe('replica')
  }))

it('Staff read on the primary while nothing is known of the replica', () =>
  withReplica(UP_TO_DATE, async (replica) => {
    expect(await nodeOf(replica)).toBe('primary')
  }))

it('Staff read on the primary while the replica is behind', () =>
  withReplica(FAR_BEHIND, async (replica) => {
    await replica.sample()
    expect(await nodeOf(replica)).toBe('primary')
  }))

it('Staff read on the primary what they changed after the last sample', () =>
  withReplica(UP_TO_DATE, async (replica) => {
    await replica.sample()
    const later = new Date(Date.now() + 60_000)
    expect(await readSince(later, () => nodeOf(replica))).toBe('primary')
    expect(await readSince(new Date(0), () => nodeOf(replica))).toBe('replica')
  }))

it('Staff read on the primary while no replica answers', () =>
  withReplica(
    UP_TO_DATE,
    async (replica) => expect(await nodeOf(replica)).toBe('primary'),
    'postgresql://nobody@127.0.0.1:1/nowhere'
  ))

it('A statement that the replica cancelled is read again on the primary, but not a wrong one', () =>
  withReplica(UP_TO_DATE, async (replica) => {
    await replica.sample()
    const conflict = `DO $$ BEGIN IF current_setting('application_name') = 'replica' THEN
      RAISE EXCEPTION 'conflict with recovery' USING ERRCODE = '40001'; END IF; END $$`
    await expect(replica.query(conflict)).resolves.toBeDefined()
    await expect(replica.query('SELECT nothing')).rejects.toMatchObject({
      code: '42703',
    })
  }))
