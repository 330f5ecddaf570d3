import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { playbookKinds } from 'src/shared/community/successRules'
import { dayOf, startOfDay } from 'src/shared/manilaTime'

import { playbooks, TODAY } from './playbooks'

// A member has one open task of a kind; one that staff have closed is not made again for the same reason.
const statements = playbookKinds.map((kind) => ({
  close: command(`
    ${TODAY}
    UPDATE "SuccessTask" t SET status = 'EXPIRED', "closedAt" = now(), "updatedAt" = now()
    WHERE t.kind = '${kind}' AND t.status = 'OPEN' AND t.key IS NOT NULL
      AND (${playbooks[kind].isGone})`),
  make: command(`
    ${TODAY}
    INSERT INTO "SuccessTask" ("userId", kind, key, "dueOn", "updatedAt")
    SELECT reason."userId", '${kind}', reason.key, reason."dueOn", now() FROM (${playbooks[kind].reasons}) reason
    WHERE NOT EXISTS (
      SELECT FROM "SuccessTask" t WHERE t."userId" = reason."userId" AND t.kind = '${kind}' AND t.status = 'OPEN')
    ON CONFLICT ("userId", kind, key) DO NOTHING`),
}))

/**
 * Closes the tasks of playbooks whose reason is gone, and makes those for which there is one. A repeated run changes
 * nothing.
 */
export const runPlaybooks = async (now: Date) => {
  const today = dayOf(now)
  for (const { close, make } of statements)
    await inTransaction(async (tx) => {
      await close.run(tx, [today, startOfDay(today)])
      await make.run(tx, [today, startOfDay(today)])
    })
}
