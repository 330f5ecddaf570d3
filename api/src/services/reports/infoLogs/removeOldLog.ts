import { bool, statement } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const REMOVE = statement('SELECT app.remove_sealed_log() AS "isRemoved"', {
  isRemoved: bool,
})

/**
 * Deletes the rows of the info log that are older than the setting `log-days` says, seal by seal; each seal stays and
 * says so. Without a value all are kept (docs/decisions/0074).
 */
export const removeOldLog = async () => {
  while ((await REMOVE.one(pool, [])).isRemoved);
}
