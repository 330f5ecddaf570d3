import { pool } from 'src/lib/db'
import { runWaiting } from 'src/lib/jobs/jobs'

/** Tells of the bookings that could be undone, as if that time were over. */
export const endUndoTime = async () => {
  await pool.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'tellOfBooking')`
  )
  return runWaiting('tellOfBooking')
}
