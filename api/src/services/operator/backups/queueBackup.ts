import type { Prisma } from '@prisma/client'

import { isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { addJob } from 'src/lib/jobs/jobs'

import { withCreator } from './backupRuns'
import { readBackupSettings } from './backupSettings'

type Reason = Pick<
  Prisma.BackupRunUncheckedCreateInput,
  'trigger' | 'scheduledFor' | 'createdById'
>

/**
 * Opens the run of a backup, as the settings say, that the caller has made. One backup is made at a time.
 * @throws BACKUP_RUNNING
 */
export const openRun = async (tx: Tx, reason: Reason) => {
  const { includeFiles, publicKey } = await readBackupSettings(tx)
  return tx.backupRun
    .create({
      data: {
        ...reason,
        includesFiles: includeFiles,
        isEncrypted: publicKey !== null,
      },
      include: withCreator,
    })
    .catch((error) => {
      if (isUniqueViolation(error)) throw new AppError('BACKUP_RUNNING')
      throw error
    })
}

/**
 * Has a job make a backup.
 * @throws BACKUP_RUNNING
 */
export const queueBackup = async (tx: Tx, reason: Reason) => {
  const run = await openRun(tx, reason)
  // A second attempt only takes up a job that died before it began.
  await addJob(tx, 'makeBackup', { runId: run.id }, { maxAttempts: 2 })
  return run
}
