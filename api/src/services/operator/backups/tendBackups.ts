import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { lastDue } from 'src/shared/operator/backups/schedule'

import { isAbandoned } from './backupLock'
import { planFirstBackup, readBackupSettings } from './backupSettings'
import { endRunIn, OPEN } from './openRuns'
import { queueBackup } from './queueBackup'
import { deleteExpiredDatabases } from './restore/keptDatabases'
import { sweepBackups } from './sweepBackups'

/** A job begins within seconds, unless no worker runs. */
const WAITING_MINUTES = 60

/** Ends runs whose process has died. */
const endAbandoned = async (now: Date) => {
  const open = await db.backupRun.findMany({
    where: {
      OR: [
        { status: { in: ['RUNNING', 'VERIFYING'] } },
        {
          status: 'QUEUED',
          createdAt: { lt: earlier(now, WAITING_MINUTES, 'minute') },
        },
      ],
    },
    select: { id: true },
  })
  for (const { id } of open)
    await inTransaction(async (tx) => {
      if (await isAbandoned(tx, id))
        await endRunIn(tx, id, {
          status: 'FAILED',
          failure: 'BACKUP_INTERRUPTED',
          finishedAt: now,
        })
    })
}

/** Queues the backup of the schedule's last time, once; after a pause of the server only the last one. */
const queueDue = async (now: Date) => {
  const settings = await readBackupSettings(db)
  if (!settings.isEnabled) return
  const scheduledFor = lastDue(settings, now)
  if (scheduledFor < settings.dueSince) return
  const isThere = await db.backupRun.count({ where: { scheduledFor } })
  const isOpen = await db.backupRun.count({
    where: { status: { in: [...OPEN] } },
  })
  if (isThere + isOpen > 0) return
  await inTransaction((tx) =>
    queueBackup(tx, { trigger: 'SCHEDULED', scheduledFor })
  ).catch((error) => {
    // Another copy was faster.
    if (error.extensions?.code !== 'BACKUP_RUNNING') throw error
  })
}

/** Each minute: ends dead runs, begins those that are due, and removes what ended ones and old restores left. */
export const tendBackups = async (now: Date) => {
  await endAbandoned(now)
  await planFirstBackup(now)
  await queueDue(now)
  await sweepBackups()
  await deleteExpiredDatabases(now)
}
