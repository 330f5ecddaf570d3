import type { Client } from 'pg'

import { leftOut } from './catalogue'
import type { BackupHead } from './manifest'

type Step = {
  /** A column that the step needs: a backup without this column skips the step. */
  column: string
  sql: string
}

/** Work that had begun at the time of the backup. It has ended, or would happen twice. */
const underWay: Step[] = [
  {
    // The backup that was being made when the snapshot was taken is the restored one.
    column: 'BackupRun.status',
    sql: `DELETE FROM "BackupRun" WHERE status IN ('QUEUED', 'RUNNING', 'VERIFYING')`,
  },
  {
    // Their jobs are not restored, and they may be old or sent already: the outbox shows them as kept.
    column: 'OutboxEmail.status',
    sql: `UPDATE "OutboxEmail" SET status = 'KEPT', "updatedAt" = now() WHERE status = 'QUEUED'`,
  },
  {
    // Their mails may have gone out since. Those that are due later are sent as planned.
    column: 'AnnouncementRecipient.state',
    sql: `
      WITH stopped AS (
        UPDATE "Announcement" SET status = 'STOPPED', "endedAt" = now(), "updatedAt" = now(), version = version + 1,
          "skippedCount" = "skippedCount" + "waitingCount", "waitingCount" = 0
        WHERE status = 'SENDING' OR (status = 'SCHEDULED' AND "sendAt" <= now()) RETURNING id
      )
      UPDATE "AnnouncementRecipient" SET state = 'SKIPPED', reason = 'STOPPED', at = now()
      WHERE state = 'WAITING' AND "announcementId" IN (SELECT id FROM stopped)`,
  },
  {
    // Events may have been told since; the page of the webhook can send them again.
    column: 'WebhookDelivery.status',
    sql: `UPDATE "WebhookDelivery" SET status = 'DEAD', failure = 'Restored from a backup' WHERE status = 'WAITING'`,
  },
  {
    // Nobody has ordered them now: they may have been undone since.
    column: 'ImportRun.status',
    sql: `UPDATE "ImportRun" SET failure = 'IMPORT_BROKEN', "updatedAt" = now(),
      status = (CASE status WHEN 'APPLYING' THEN 'CHECKED' ELSE 'DONE' END)::"ImportStatus"
      WHERE status IN ('APPLYING', 'UNDOING')`,
  },
]

/** Requests that may have been refused or ended since, and would open something again. */
const revocable: Step[] = [
  {
    column: 'EmailChange.status',
    sql: `UPDATE "EmailChange" SET status = 'EXPIRED', "updatedAt" = now() WHERE status = 'WAITING'`,
  },
  {
    column: 'Report.feedHash',
    sql: `UPDATE "Report" SET "feedHash" = NULL, "feedDrawnAt" = NULL WHERE "feedHash" IS NOT NULL`,
  },
  { column: 'CalendarFeed.tokenHash', sql: `DELETE FROM "CalendarFeed"` },
  {
    column: 'WebhookEndpoint.pauseCause',
    sql: `UPDATE "WebhookEndpoint" SET "pausedAt" = now(), "pauseCause" = 'STAFF' WHERE "pausedAt" IS NULL`,
  },
]

/** A genuine backup has no rows of these tables; an archive that somebody made may have some. */
const FORGET = leftOut
  .map((table) => `DELETE FROM "${table.split('.')[1]}"`)
  .join(';')

const COLUMNS = `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`

const LOG = `INSERT INTO "InfoLog" (action, entity, "entityId", after) VALUES ('backup.restored', 'Backup', $1, $2)`

/**
 * Makes restored rows fit for use: what was under way at the time of the backup has ended, and what may have been revoked
 * since is revoked. Runs before the commit.
 */
export const endUnderWay = async (client: Client) => {
  const { rows } = await client.query<{ name: string }>(COLUMNS)
  const columns = new Set(rows.map(({ name }) => name))
  for (const { column, sql } of [...underWay, ...revocable])
    if (columns.has(column)) await client.query(sql)
  await client.query(FORGET)
}

/** Settles a restore by command, and writes its row of the info log. */
export const settleRestored = async (client: Client, head: BackupHead) => {
  await endUnderWay(client)
  await client.query(LOG, [
    head.takenAt,
    JSON.stringify({ takenAt: head.takenAt, product: head.product }),
  ])
}
