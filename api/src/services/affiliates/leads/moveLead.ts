import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { LOCK_ADDRESS } from './takeLead'

const MOVE = command(`
  UPDATE "AffiliateLead" l SET email = CASE WHEN other."isTaken" THEN l.email ELSE $3 END,
    "endedAt" = CASE WHEN other."isTaken" THEN now() END
  FROM (SELECT EXISTS (SELECT FROM "AffiliateLead" WHERE email = $3 AND "endedAt" IS NULL) AS "isTaken") other
  WHERE l."userId" = $1::int AND l.email = $2 AND l."endedAt" IS NULL`)

/**
 * A lead goes along to the new address of its person; the next person who signs up with the old one was not brought by
 * its affiliate. It ends if another affiliate has the new address.
 */
export const moveLead = async (
  tx: Tx,
  userId: number,
  oldEmail: string,
  newEmail: string
) => {
  await LOCK_ADDRESS.run(tx, [newEmail])
  await MOVE.run(tx, [userId, oldEmail, newEmail])
}
