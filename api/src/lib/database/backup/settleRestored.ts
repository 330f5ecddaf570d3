import type { Client } from 'pg'

import type { BackupHead } from './manifest'

/** The backup that was being made when the snapshot was taken is the restored one. */
const OPEN_RUNS = `DELETE FROM "BackupRun" WHERE status IN ('QUEUED', 'RUNNING', 'VERIFYING')`

/** Their jobs are not restored, and they may be old or sent already: the outbox shows them as kept. */
const WAITING_MAILS = `UPDATE "OutboxEmail" SET status = 'KEPT', "updatedAt" = now() WHERE status = 'QUEUED'`

const LOG = `INSERT INTO "InfoLog" (action, entity, "entityId", after) VALUES ('backup.restored', 'Backup', $1, $2)`

/** Makes restored rows fit for use: what was under way at the time of the backup has ended. Runs before the commit. */
export const settleRestored = async (client: Client, head: BackupHead) => {
  await client.query(OPEN_RUNS)
  await client.query(WAITING_MAILS)
  await client.query(LOG, [
    head.takenAt,
    JSON.stringify({ takenAt: head.takenAt, product: head.product }),
  ])
}
