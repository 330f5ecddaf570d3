import { int, statement, text } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { addJob } from 'src/lib/jobs/jobs'
import { settingNumber } from 'src/services/settings/settings/settingNumber'

const AT_ONCE = 500

const TAKE = statement(
  `WITH old AS (
     SELECT p.id FROM "PaymentProof" p WHERE p."createdAt" < $1::timestamptz AND p."fileRemovedAt" IS NULL AND p.status <> 'SUBMITTED'
       AND NOT EXISTS (SELECT FROM "PaymentProof" q WHERE q."fileId" = p."fileId" AND (q."createdAt" >= $1::timestamptz OR q.status = 'SUBMITTED'))
     ORDER BY p."createdAt" LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
   ), marked AS (
     UPDATE "PaymentProof" p SET "fileRemovedAt" = now() FROM old WHERE p.id = old.id RETURNING p."fileId"
   )
   SELECT f.id, f."storageKey" AS key FROM marked JOIN "StoredFile" f ON f.id = marked."fileId"`,
  { id: int, key: text }
)

/**
 * Deletes the screenshots of decided proofs that are older than the setting `proof-file-days` says; without a value all
 * are kept. A screenshot that a newer or a waiting proof shows, too, stays with it. The proof itself stays, with its
 * number and amount.
 */
export const forgetProofFiles = async () => {
  const days = await settingNumber(db, 'proof-file-days')
  if (!days) return
  const before = earlier(new Date(), days, 'day')
  for (let taken = AT_ONCE; taken === AT_ONCE; ) {
    taken = await inTransaction(async (tx) => {
      const files = await TAKE.all(tx, [before, AT_ONCE])
      for (const { key } of files) await addJob(tx, 'removeStoredFile', { key })
      return files.length
    })
  }
}
