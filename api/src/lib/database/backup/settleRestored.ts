import type { Client } from 'pg'

import type { BackupHead } from './manifest'

/** The backup that was being made when the snapshot was taken is the restored one. */
const OPEN_RUNS = `DELETE FROM "BackupRun" WHERE status IN ('QUEUED', 'RUNNING', 'VERIFYING')`

/** Their jobs are not restored, and they may be old or sent already: the outbox shows them as kept. */
const WAITING_MAILS = `UPDATE "OutboxEmail" SET status = 'KEPT', "updatedAt" = now() WHERE status = 'QUEUED'`

/** Their mails may have gone out since. Those that are due later are sent as planned. */
const ANNOUNCEMENTS = `
  WITH stopped AS (
    UPDATE "Announcement" SET status = 'STOPPED', "endedAt" = now(), "updatedAt" = now(), version = version + 1,
      "skippedCount" = "skippedCount" + "waitingCount", "waitingCount" = 0
    WHERE status = 'SENDING' OR (status = 'SCHEDULED' AND "sendAt" <= now()) RETURNING id
  )
  UPDATE "AnnouncementRecipient" SET state = 'SKIPPED', reason = 'STOPPED', at = now()
  WHERE state = 'WAITING' AND "announcementId" IN (SELECT id FROM stopped)`

/** What happened may have been told since; the page of the webhook can send it again. */
const WEBHOOKS = `UPDATE "WebhookDelivery" SET status = 'DEAD', failure = 'Restored from a backup' WHERE status = 'WAITING'`

const LOG = `INSERT INTO "InfoLog" (action, entity, "entityId", after) VALUES ('backup.restored', 'Backup', $1, $2)`

/** Makes restored rows fit for use: what was under way at the time of the backup has ended. Runs before the commit. */
export const endUnderWay = async (client: Client) => {
  await client.query(OPEN_RUNS)
  await client.query(WAITING_MAILS)
  await client.query(ANNOUNCEMENTS)
  await client.query(WEBHOOKS)
}

/** The same for a restore by command, with its row of the info log. */
export const settleRestored = async (client: Client, head: BackupHead) => {
  await endUnderWay(client)
  await client.query(LOG, [
    head.takenAt,
    JSON.stringify({ takenAt: head.takenAt, product: head.product }),
  ])
}
