import { command } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const FOLD = command('SELECT app.fold_days()')

/** Runs every few minutes: makes one row of a day's many; a late run only makes reports read more rows. */
const foldDays = async () => {
  await FOLD.run(pool, [])
}

export default foldDays
