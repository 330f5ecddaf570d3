import { command, int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { logInfo } from 'src/lib/infoLog'

const LOCK_LEDGER = command(`LOCK TABLE "XpLedger" IN SHARE MODE`)

const CORRECT = statement(
  `
      WITH sums AS (
        SELECT u.id, u.xp AS before, COALESCE(sum(x.delta), 0)::int AS after
        FROM "User" u LEFT JOIN (
          SELECT COALESCE(held."mergedIntoId", held.id) AS "userId", x.delta FROM "XpLedger" x JOIN "User" held ON held.id = x."userId"
        ) x ON x."userId" = u.id GROUP BY u.id
      )
      UPDATE "User" u SET xp = sums.after FROM sums WHERE sums.id = u.id AND sums.before <> sums.after
      RETURNING u.id, sums.before, sums.after`,
  { id: int, before: int, after: int }
)

/** Corrects totals that differ from the sum of the ledger; returns the users whose total was wrong. */
export const rebuildXp = () =>
  inTransaction(async (tx) => {
    // Blocks concurrent writes, which would otherwise be counted partly.
    await LOCK_LEDGER.run(tx, [])
    const rows = await CORRECT.all(tx, [])
    if (rows.length > 0)
      await logInfo(tx, {
        action: 'xp.rebuilt',
        entity: 'XpLedger',
        entityId: 'all',
        after: { people: rows.length, first: rows.slice(0, 20) },
      })
    return rows
  })
