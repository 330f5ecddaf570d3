import { pool } from 'src/lib/db'

/**
 * Counts the reports' days anew. Scenarios empty what they filled, but not the summaries of it: a test that reads these
 * begins with this, whichever ran before it on the same database.
 */
export const rebuildDays = async () => {
  await pool.query('SELECT app.rebuild_days()')
}
