import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'

import type { BackupRun } from '@prisma/client'

import { AppError, refuseInput } from 'src/lib/errors'
import { storage } from 'src/lib/files/storage/storage'
import { StoredFileMissing } from 'src/lib/files/storage/store'
import { isEncrypted } from 'src/operator/backup/archiveReader'
import {
  BackupError,
  type BackupProblem,
} from 'src/operator/backup/backupError'
import { checkBackup } from 'src/operator/backup/checkBackup'
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

type Stored = Pick<BackupRun, 'id' | 'sha256' | 'isEncrypted'> & {
  storageKey: string
}

/** Copies the stored file, which has to be the very file that was written. @throws BackupError DAMAGED */
const copyTo = async (file: string, stored: Stored) => {
  const hash = createHash('sha256')
  await pipeline(
    await storage().read(stored.storageKey),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    fs.createWriteStream(file, { mode: 0o600 })
  )
  if (
    hash.digest('hex') !== stored.sha256 ||
    (await isEncrypted(file)) !== stored.isEncrypted
  )
    throw new BackupError('DAMAGED')
}

/**
 * Reads a stored backup to its end and resolves to a copy of its own, which no retention deletes. The caller removes it.
 * @throws BACKUP_NO_FILE, RESTORE_DAMAGED, RESTORE_NEWER; BAD_USER_INPUT at `secretKey`
 */
export const openStored = async (
  stored: Stored,
  secretKey: string | undefined
) => {
  const file = restorePlace(stored.id)
  try {
    await copyTo(file, stored)
    await checkBackup(file, secretKey)
    return file
  } catch (error) {
    await fs.promises.rm(file, { force: true })
    return refuse(error)
  }
}
