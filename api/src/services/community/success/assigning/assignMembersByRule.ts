import { inTransaction } from 'src/lib/database/transaction'
import { logInfo } from 'src/lib/infoLog'

import { assignByRule } from './assignByRule'

/** Assigns members by the rule now, as the hourly job does; 0 if nobody waits, has a place, or the rule is by hand. */
export const assignMembersByRule = async () => {
  let assigned = 0
  for (let more = 1; more > 0; assigned += more) more = await assignByRule()
  if (assigned > 0)
    await inTransaction((tx) =>
      logInfo(tx, {
        action: 'successManager.assigned',
        entity: 'SuccessManager',
        entityId: 0,
        after: { members: assigned },
      })
    )
  return assigned
}
