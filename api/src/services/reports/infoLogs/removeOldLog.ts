import { bool, statement } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { settingNumber } from 'src/services/settings/settings/settingNumber'

const REMOVE = statement(
  'SELECT app.remove_sealed_log($1::timestamptz) AS "isRemoved"',
  { isRemoved: bool }
)

/**
 * Deletes the rows of the info log that are older than the setting `log-days` says, seal by seal; each seal stays and
 * says so. Without a value all are kept (docs/decisions/0074).
 */
export const removeOldLog = async () => {
  const days = await settingNumber(db, 'log-days')
  if (!days) return
  const until = earlier(new Date(), days, 'day')
  while ((await REMOVE.one(pool, [until])).isRemoved);
}
