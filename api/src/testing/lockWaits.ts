import { setTimeout as pauseFor } from 'node:timers/promises'

import { pool } from 'src/lib/db'

/**
 * The processes of the test database that wait for a lock, once there are `count` of them.
 * @throws Error if that many do not wait within ten seconds
 */
export const lockWaits = async (count = 1) => {
  for (let time = 0; time < 500; time++) {
    // Outside of a transaction, which would see the same activity again and again.
    const { rows } = await pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    )
    if (rows.length >= count) return rows.map(({ pid }) => pid)
    await pauseFor(20)
  }
  throw new Error(`Fewer than ${count} processes waited for a lock`)
}
