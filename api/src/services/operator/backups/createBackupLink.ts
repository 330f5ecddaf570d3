import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { signedBackupUrl } from 'src/lib/protection/signedLinks'
import { requirePassword } from 'src/services/accounts/passwords/requirePassword'

import { storedKey } from './backupRuns'

/**
 * An address at which the viewer alone can download a backup, for 5 to 10 minutes. The password is asked again, and the
 * download is logged.
 * @throws BAD_USER_INPUT at `password`; RATE_LIMITED, NOT_FOUND; BACKUP_NO_FILE
 */
export const createBackupLink = (async ({ id, password }) => {
  const run = found(
    await db.backupRun.findUnique({
      where: { id },
      select: { status: true, storageKey: true },
    })
  )
  if (storedKey(run) === null) throw new AppError('BACKUP_NO_FILE')
  await requirePassword(password)
  await inTransaction((tx) =>
    logInfo(tx, {
      action: 'backup.downloaded',
      entity: 'Backup',
      entityId: id,
    })
  )
  return signedBackupUrl(id, currentUser().id)
}) satisfies MutationResolvers['createBackupLink']
