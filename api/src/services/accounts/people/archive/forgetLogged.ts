import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

const FORGET = command('SELECT app.forget_in_log($1::int)')

/**
 * Removes the personal values of an anonymised user from the info log, whose seals stay whole (docs/decisions/0074). What
 * a member of staff changed for others stays.
 */
export const forgetLogged = (tx: Tx, userId: number) => FORGET.run(tx, [userId])
