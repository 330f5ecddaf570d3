import { context } from '@redwoodjs/context'

import { statement, text } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { IS_LIVE } from 'src/lib/sessions/sessions'

const HOLD = statement(
  `SELECT s.id FROM "Session" s JOIN "User" u ON u.id = s."userId" WHERE s.id = $1::uuid AND ${IS_LIVE} FOR SHARE`,
  { id: text }
)

/**
 * Holds the session of the request and its user until the transaction ends, for a change that creates a secret. What
 * ends the session, such as a new password, then ends the secret too, or has refused this request: its user was read when
 * it came. Programs with an access token get no secrets.
 * @throws UNAUTHENTICATED
 */
export const lockSession = async (tx: Tx) => {
  const id = context.session?.id
  if (id && !(await HOLD.first(tx, [id]))) throw new AppError('UNAUTHENTICATED')
}
