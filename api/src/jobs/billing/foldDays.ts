import { command } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const FOLDS = [
  command('SELECT app.fold_days()'),
  command('SELECT app.fold_activity()'),
]

/** Runs every few minutes: makes one row of a day's many; a late run only makes reports read more rows. */
const foldDays = async () => {
  for (const fold of FOLDS) await fold.run(pool, [])
}

export default foldDays
