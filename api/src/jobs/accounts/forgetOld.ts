import { KEY_HOURS } from 'src/lib/database/idempotency'
import { command } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { deleteExpiredParts } from 'src/lib/files/storage/parts'
import { earlier } from 'src/lib/instants'
import { removeOldLog } from 'src/services/reports/infoLogs/removeOldLog'
import { settingNumber } from 'src/services/settings/settings/settingNumber'
import { MERGE_UNDO_DAYS } from 'src/shared/accounts/people/merges'
import type { SettingName } from 'src/shared/settings/catalogue'
import {
  UNAPPLIED_DAYS,
  UNDO_DAYS,
} from 'src/shared/settings/imports/templates'

const AT_ONCE = 5000

type Rows = ReturnType<typeof command>

/** Deletes a batch of rows whose column is before $1; each column has an index. */
const oldRows = (table: string, column: string) =>
  command(
    `DELETE FROM "${table}" WHERE ctid = ANY(ARRAY(SELECT ctid FROM "${table}" WHERE "${column}" < $1::timestamptz LIMIT ${AT_ONCE}))`
  )

/** Answers that nobody sent or touched; a partial index finds them. */
const unsentResponses = command(
  `DELETE FROM "FormResponse" WHERE ctid = ANY(ARRAY(SELECT ctid FROM "FormResponse" WHERE status = 'PARTIAL' AND "updatedAt" < $1::timestamptz LIMIT ${AT_ONCE}))`
)

/** Imports that nobody applied, with their rows. */
const unappliedImports = command(
  `DELETE FROM "ImportRun" WHERE ctid = ANY(ARRAY(SELECT ctid FROM "ImportRun" WHERE status = 'CHECKED' AND "createdAt" < $1::timestamptz LIMIT ${AT_ONCE}))`
)

/** The rows of imports that are too old to be undone. */
const rowsOfImports = command(
  `DELETE FROM "ImportRow" WHERE ctid = ANY(ARRAY(SELECT r.ctid FROM "ImportRow" r JOIN "ImportRun" run ON run.id = r."runId"
    WHERE run.status IN ('DONE', 'UNDONE') AND run."createdAt" < $1::timestamptz LIMIT ${AT_ONCE}))`
)

/** The journals of merges that are too old to be undone. */
const rowsOfMerges = command(
  `DELETE FROM "UserMergeRow" WHERE ctid = ANY(ARRAY(SELECT r.ctid FROM "UserMergeRow" r JOIN "UserMerge" m ON m.id = r."mergeId"
    WHERE m."createdAt" < $1::timestamptz LIMIT ${AT_ONCE}))`
)

/** The last mails to people whose identity is gone; a partial index finds them. */
const lastMails = command(
  `DELETE FROM "OutboxEmail" WHERE ctid = ANY(ARRAY(SELECT ctid FROM "OutboxEmail" WHERE template = 'deletionDone' AND "createdAt" < $1::timestamptz LIMIT ${AT_ONCE}))`
)

/** Mails that will not be sent any more: of each that failed, the last attempt was hours after its creation. */
const finishedMails = command(
  `DELETE FROM "OutboxEmail" WHERE ctid = ANY(ARRAY(SELECT ctid FROM "OutboxEmail" WHERE status <> 'QUEUED' AND "createdAt" < $1::timestamptz LIMIT ${AT_ONCE}))`
)

/** Jobs that were given up, and that nobody ran again or deleted. */
const jobsGivenUp = command(
  `DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL AND attempts >= max_attempts AND updated_at < $1::timestamptz`
)

/** Addresses that a visitor mistyped or a scanner tried. */
const missedSeldom = command(
  `DELETE FROM "MissedPath" WHERE ctid = ANY(ARRAY(SELECT ctid FROM "MissedPath" WHERE count < 5 AND "lastAt" < $1::timestamptz LIMIT ${AT_ONCE}))`
)

type Chosen = { rows: Rows; name: SettingName; days: number | null }

/** Tables whose rows are kept for some days after their last use. */
const kept = [
  { rows: oldRows('AccessToken', 'expiresAt'), days: 30 },
  { rows: oldRows('WebhookDelivery', 'createdAt'), days: 30 },
  { rows: oldRows('Notice', 'createdAt'), days: 400 },
  { rows: jobsGivenUp, days: 90 },
  { rows: unsentResponses, days: 90 },
  { rows: unappliedImports, days: UNAPPLIED_DAYS },
  { rows: rowsOfImports, days: UNAPPLIED_DAYS + UNDO_DAYS },
  { rows: rowsOfMerges, days: MERGE_UNDO_DAYS + 1 },
  { rows: lastMails, days: 7 },
  { rows: missedSeldom, days: 7 },
  { rows: oldRows('MissedPath', 'lastAt'), days: 90 },
  { rows: oldRows('AffiliateClick', 'day'), days: 90 },
]

/** The school's choice; null keeps all. */
const chosen: Chosen[] = [
  {
    rows: oldRows('RateCounter', 'windowStart'),
    name: 'counter-days',
    days: 2,
  },
  { rows: oldRows('ResetRequest', 'createdAt'), name: 'reset-days', days: 7 },
  {
    rows: oldRows('Session', 'absoluteExpiresAt'),
    name: 'session-days',
    days: 30,
  },
  { rows: oldRows('LoginLog', 'createdAt'), name: 'login-log-days', days: 400 },
  { rows: finishedMails, name: 'outbox-days', days: null },
]

const forget = async (rows: Rows, before: Date) => {
  while ((await rows.run(pool, [before])) >= AT_ONCE);
}

/** Deletes what nobody needs any more, in small batches: old counters, codes, sessions, logs and unfinished uploads. */
const forgetOld = async () => {
  const now = new Date()
  await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: earlier(now, KEY_HOURS, 'hour') } },
  })
  for (const { rows, days } of kept)
    await forget(rows, earlier(now, days, 'day'))
  for (const { rows, name, days } of chosen) {
    const keptDays = (await settingNumber(db, name)) ?? days
    if (keptDays !== null) await forget(rows, earlier(now, keptDays, 'day'))
  }
  await removeOldLog()
  await deleteExpiredParts()
}

export default forgetOld
