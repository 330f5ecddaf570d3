// A restore from the pages (docs/decisions/0077).
import fs from 'node:fs'

import type { BackupRun } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { logger } from 'src/lib/logger'
import { administratorsOf } from 'src/services/accounts/messages/mailAdministrators'
import { requirePassword } from 'src/services/accounts/passwords/requirePassword'
import { fullName } from 'src/shared/accounts/fullName'
import { RESTORE_WORD } from 'src/shared/operator/backups/restore'

import { asBackupRun, storedKey } from '../backupRuns'
import { readBackupSettings } from '../backupSettings'
import { openRun } from '../queueBackup'

import { openStored } from './openStored'
import { restoresHere } from './restoresHere'
import { runRestore } from './runRestore'

let isUnderWay = false

/** Opens the run of the backup that is made before the restore, in the name of the viewer. */
const openFirst = (run: BackupRun) =>
  inTransaction(async (tx) => {
    const first = await openRun(tx, {
      trigger: 'PRE_RESTORE',
      createdById: currentUser().id,
    })
    await logInfo(tx, {
      action: 'backup.restoreBegun',
      entity: 'Backup',
      entityId: run.id,
      after: { takenAt: run.createdAt.toISOString(), backupBefore: first.id },
    })
    return first
  })

const begin = async (run: BackupRun, secretKey: string | undefined) => {
  const storageKey = storedKey(run)
  if (storageKey === null) throw new AppError('BACKUP_NO_FILE')
  const file = await openStored({ ...run, storageKey }, secretKey)
  const removeFile = () => fs.promises.rm(file, { force: true })
  try {
    const first = await openFirst(run)
    const { id: userId, ...names } = currentUser()
    const administrators = await administratorsOf(db)
    const { notifyEmails } = await readBackupSettings(db)
    const ended = runRestore({
      firstId: first.id,
      file,
      secretKey,
      record: {
        runId: run.id,
        takenAt: run.createdAt.toISOString(),
        begunAt: new Date().toISOString(),
        userId,
        userName: fullName(names),
        alsoTold: [
          ...administrators.map(({ email }) => email),
          ...notifyEmails,
        ],
      },
    })
      .catch((error) => logger.error({ error }, 'a restore failed'))
      .finally(removeFile)
    return { first, ended }
  } catch (error) {
    await removeFile()
    throw error
  }
}

/**
 * Begins to put a backup in the place of the present database, after everything that can be refused was refused: the
 * backup is read to its end first. The rest goes on without the request; the next start tells how it ended.
 * @throws BAD_USER_INPUT at `confirmation`, `password` or `secretKey`; RATE_LIMITED, NOT_FOUND, RESTORE_BY_COMMAND,
 * RESTORE_RUNNING, RESTORE_DAMAGED, RESTORE_NEWER, BACKUP_NO_FILE, BACKUP_RUNNING
 */
export const restoreFromBackup = (async ({
  id,
  input: { confirmation, password, secretKey },
}) => {
  if (!restoresHere()) throw new AppError('RESTORE_BY_COMMAND')
  const run = found(await db.backupRun.findUnique({ where: { id } }))
  refuseInput({
    confirmation: confirmation !== RESTORE_WORD && 'CONFIRMATION_WRONG',
  })
  await requirePassword(password)
  if (isUnderWay) throw new AppError('RESTORE_RUNNING')
  isUnderWay = true
  try {
    const { first, ended } = await begin(run, secretKey?.trim() || undefined)
    void ended.then(() => (isUnderWay = false))
    return asBackupRun(first)
  } catch (error) {
    isUnderWay = false
    throw error
  }
}) satisfies MutationResolvers['restoreFromBackup']
