import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { isStaffLevels } from 'src/lib/sessions/sessionTokens'
import { levelsByHand } from 'src/services/accounts/accessLevels/accessLevels'

const FORGET = command('SELECT app.forget_in_log($1::int, $2::boolean)')

/**
 * Removes the personal values of an anonymised user from the info log, whose seals stay whole (docs/decisions/0074). What
 * a member of staff changed for others stays.
 */
export const forgetLogged = async (tx: Tx, userId: number) => {
  const isStaff = isStaffLevels(await levelsByHand(tx, userId))
  await FORGET.run(tx, [userId, isStaff])
}
