import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { logInfo } from 'src/lib/infoLog'

import { asBackupRun } from './backupRuns'
import { queueBackup } from './queueBackup'

/** Has a backup made now. @throws BACKUP_RUNNING */
export const startBackup = (() =>
  inTransaction(async (tx) => {
    const run = await queueBackup(tx, {
      trigger: 'MANUAL',
      createdById: currentUser().id,
    })
    await logInfo(tx, {
      action: 'backup.created',
      entity: 'Backup',
      entityId: run.id,
      after: { includesFiles: run.includesFiles, isEncrypted: run.isEncrypted },
    })
    return asBackupRun(run)
  })) satisfies MutationResolvers['startBackup']
