import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'

import type { BackupRun } from '@prisma/client'

import {
  BackupError,
  type BackupProblem,
} from 'src/lib/database/backup/backupError'
import { checkBackup } from 'src/lib/database/backup/checkBackup'
import { AppError, refuseInput } from 'src/lib/errors'
import { storage } from 'src/lib/files/storage/storage'
import { StoredFileMissing } from 'src/lib/files/storage/store'
import type { ErrorCode } from 'src/shared/errors'

import { restorePlace } from '../backupFiles'

const codes: Partial<Record<BackupProblem, ErrorCode>> = {
  NOT_A_BACKUP: 'RESTORE_DAMAGED',
  DAMAGED: 'RESTORE_DAMAGED',
  NEWER_VERSION: 'RESTORE_NEWER',
  NEWER_FORMAT: 'RESTORE_NEWER',
}

const refuse = (error: unknown): never => {
  if (error instanceof StoredFileMissing) throw new AppError('BACKUP_NO_FILE')
  if (!(error instanceof BackupError)) throw error
  refuseInput({
    secretKey:
      error.problem === 'KEY_NEEDED'
        ? 'RESTORE_KEY_NEEDED'
        : /^KEY_/.test(error.problem) && 'RESTORE_KEY_WRONG',
  })
  throw new AppError(codes[error.problem] ?? 'RESTORE_FAILED')
}

type Stored = Pick<BackupRun, 'id'> & { storageKey: string }

/**
 * Reads a stored backup to its end and resolves to a copy of its own, which no retention deletes. The caller removes it.
 * @throws BACKUP_NO_FILE, RESTORE_DAMAGED, RESTORE_NEWER; BAD_USER_INPUT at `secretKey`
 */
export const openStored = async (
  { id, storageKey }: Stored,
  secretKey: string | undefined
) => {
  const file = restorePlace(id)
  try {
    await pipeline(
      await storage().read(storageKey),
      fs.createWriteStream(file, { mode: 0o600 })
    )
    await checkBackup(file, secretKey)
    return file
  } catch (error) {
    await fs.promises.rm(file, { force: true })
    return refuse(error)
  }
}
