import fs from 'node:fs'

import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { lastDue } from 'src/shared/settings/backups/schedule'

import { isAbandoned } from './backupLock'
import { readBackupSettings } from './backupSettings'
import { backupPlace } from './makeBackup'
import { queueBackup } from './queueBackup'
import { tellOfBackup } from './tellOfBackup'
import { dropScratch } from './verifyBackup'

/** A job begins within seconds, unless no worker runs. */
const WAITING_MINUTES = 60

/** Ends runs whose process has died, with what they left behind. */
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
  for (const { id } of open) {
    const isEnded = await inTransaction(async (tx) => {
      if (!(await isAbandoned(tx, id))) return false
      const { count } = await tx.backupRun.updateMany({
        where: { id, status: { in: ['QUEUED', 'RUNNING', 'VERIFYING'] } },
        data: {
          status: 'FAILED',
          failure: 'BACKUP_INTERRUPTED',
          finishedAt: now,
        },
      })
      if (count > 0)
        await tellOfBackup(
          tx,
          await tx.backupRun.findUniqueOrThrow({ where: { id } })
        )
      return count > 0
    })
    if (!isEnded) continue
    await fs.promises.rm(backupPlace(id), { force: true })
    await dropScratch(id).catch(() => undefined)
  }
}

/** Queues the backup of the schedule's last time, once; after a pause of the server only the last one. */
const queueDue = async (now: Date) => {
  const settings = await readBackupSettings(db)
  if (!settings.isEnabled) return
  const scheduledFor = lastDue(settings, now)
  if (scheduledFor < settings.dueSince) return
  const isThere = await db.backupRun.count({ where: { scheduledFor } })
  const isOpen = await db.backupRun.count({
    where: { status: { in: ['QUEUED', 'RUNNING', 'VERIFYING'] } },
  })
  if (isThere + isOpen > 0) return
  await inTransaction((tx) =>
    queueBackup(tx, { trigger: 'SCHEDULED', scheduledFor })
  ).catch((error) => {
    // Another copy was faster.
    if (error.extensions?.code !== 'BACKUP_RUNNING') throw error
  })
}

/** Each minute: ends dead runs, and begins those that are due. */
export const tendBackups = async (now: Date) => {
  await endAbandoned(now)
  await queueDue(now)
}
