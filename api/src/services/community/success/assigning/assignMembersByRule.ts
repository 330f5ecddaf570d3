import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { logInfo } from 'src/lib/infoLog'

import { assignAllByRule, ruleOutcome } from './assignByRule'

/** Assigns members by the rule now, as the hourly job does. @returns how many, and why nobody else */
export const assignMembersByRule = (async () => {
  const assigned = await assignAllByRule()
  if (assigned > 0)
    await inTransaction((tx) =>
      logInfo(tx, {
        action: 'successManager.assigned',
        entity: 'SuccessManager',
        entityId: 0,
        after: { members: assigned },
      })
    )
  return { assigned, outcome: await ruleOutcome() }
}) satisfies MutationResolvers['assignMembersByRule']
