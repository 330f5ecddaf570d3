import { db } from 'src/lib/db'
import { storage } from 'src/lib/files/storage/storage'
import { logger } from 'src/lib/logger'
import { expiredBackups } from 'src/shared/operator/backups/schedule'

import { removeCopy } from './backupFiles'
import { MADE } from './backupRuns'
import { readBackupSettings } from './backupSettings'

/**
 * Deletes the files that the settings no longer keep; the history keeps what they were. The store comes first, so that a
 * second one that lets nothing be deleted does not fill the disk of the first.
 */
export const expireBackups = async (now: Date) => {
  const settings = await readBackupSettings(db)
  const stored = await db.backupRun.findMany({
    where: { storageKey: { not: null }, status: { in: [...MADE] } },
    select: { id: true, createdAt: true, verifiedAt: true, storageKey: true },
  })
  const backups = stored.map(({ verifiedAt, ...run }) => ({
    ...run,
    isVerified: verifiedAt !== null,
  }))
  for (const id of expiredBackups(backups, settings, now)) {
    const key = backups.find((run) => run.id === id)?.storageKey ?? ''
    try {
      await storage().remove(key)
      await db.backupRun.update({
        where: { id },
        data: { status: 'EXPIRED', storageKey: null },
      })
    } catch (error) {
      // The next backup tries again.
      logger.error({ error, id }, 'an old backup could not be deleted')
      continue
    }
    await removeCopy(key)
  }
}
