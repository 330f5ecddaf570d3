import { command, int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { pool, type Tx } from 'src/lib/db'
import { playbookKinds } from 'src/shared/community/successRules'
import { dayOf, startOfDay } from 'src/shared/manilaTime'

import { playbooks, TODAY } from './playbooks'

/** The members of one transaction. */
const PORTION = 1000

/** One run takes this many portions; another run goes on after it. */
const MOST_PORTIONS = 20

const LOCK = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('playbooks', 0))`
)

/** Keeps playbooks and other work that opens their tasks from running at the same time. */
export const lockPlaybooks = (tx: Tx) => LOCK.run(tx, [])

// The next users who are in somebody's care, or have an open task of a playbook.
const NEXT = statement(
  `SELECT id FROM (
     (SELECT id FROM "User" WHERE "successManagerId" IS NOT NULL AND "archivedAt" IS NULL AND id > $1::int ORDER BY id LIMIT ${PORTION})
     UNION
     (SELECT "userId" FROM "SuccessTask" WHERE status = 'OPEN' AND key IS NOT NULL AND "userId" > $1::int
      GROUP BY "userId" ORDER BY "userId" LIMIT ${PORTION})
   ) users ORDER BY id LIMIT ${PORTION}`,
  { id: int }
)

// A member has one open task of a kind; one that staff have closed is not made again for the same reason.
const statements = playbookKinds.map((kind) => ({
  close: command(`
    ${TODAY}
    UPDATE "SuccessTask" t SET status = 'EXPIRED', "closedAt" = now(), "updatedAt" = now()
    WHERE t."userId" = ANY($3::int[]) AND t.kind = '${kind}' AND t.status = 'OPEN' AND t.key IS NOT NULL
      AND (${playbooks[kind].isGone})`),
  make: command(`
    ${TODAY}
    INSERT INTO "SuccessTask" ("userId", kind, key, "dueOn", "updatedAt")
    SELECT reason."userId", '${kind}', reason.key, reason."dueOn", now() FROM (${playbooks[kind].reasons}) reason
    WHERE NOT EXISTS (
      SELECT FROM "SuccessTask" t WHERE t."userId" = reason."userId" AND t.kind = '${kind}' AND t.status = 'OPEN')
    ON CONFLICT ("userId", kind, key) DO NOTHING`),
}))

const runFor = (userIds: number[], now: Date) =>
  inTransaction(async (tx) => {
    const today = dayOf(now)
    const values = [today, startOfDay(today), userIds]
    await lockPlaybooks(tx)
    for (const { close, make } of statements) {
      await close.run(tx, values)
      await make.run(tx, values)
    }
  })

/**
 * Closes the tasks of playbooks whose reason is gone, and makes those for which there is one, for the users after the given
 * one. A repeated run changes nothing.
 * @returns the id after which the next run goes on; null once all users had their turn
 */
export const runPlaybooks = async (now: Date, afterId = 0) => {
  let after = afterId
  for (let portion = 0; portion < MOST_PORTIONS; portion++) {
    const rows = await NEXT.all(pool, [after])
    if (rows.length > 0)
      await runFor(
        rows.map(({ id }) => id),
        now
      )
    const last = rows.at(-1)
    if (!last || rows.length < PORTION) return null
    after = last.id
  }
  return after
}
