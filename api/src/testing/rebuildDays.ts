import { pool } from 'src/lib/db'

/**
 * Rebuilds the daily summaries of the reports. Scenarios delete their rows but not the summaries, so a test that reads
 * summaries calls this first.
 */
export const rebuildDays = async () => {
  await pool.query('SELECT app.rebuild_days()')
}
