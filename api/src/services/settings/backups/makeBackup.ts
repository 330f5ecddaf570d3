import fs from 'node:fs'
import path from 'node:path'

import type { BackupRun, Prisma } from '@prisma/client'

import { withConnection } from 'src/lib/database/backup/connection'
import { createKeys } from 'src/lib/database/backup/encryption'
import { productVersion } from 'src/lib/database/backup/productVersion'
import {
  writeBackup,
  type WrittenBackup,
} from 'src/lib/database/backup/writeBackup'
import { databaseUrl } from 'src/lib/database/databaseUrl'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import {
  backupCopies,
  incomingFolder,
  newStorageKey,
  storage,
} from 'src/lib/files/storage/storage'
import { logger } from 'src/lib/logger'

import { LOCK_RUN } from './backupLock'
import { readBackupSettings } from './backupSettings'
import { expireBackups } from './expireBackups'
import { tellOfBackup } from './tellOfBackup'
import { verifyBackup, type Verification } from './verifyBackup'

const MIME = 'application/octet-stream'
const DETAIL_CHARACTERS = 500

const detailOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(
    0,
    DETAIL_CHARACTERS
  )

/** Where a backup is written before it is put into the store. */
export const backupPlace = (runId: number) =>
  path.join(incomingFolder(), `backup-${runId}`)

const end = (
  run: BackupRun,
  data: Prisma.BackupRunUncheckedUpdateInput &
    Pick<BackupRun, 'status'> &
    Partial<Pick<BackupRun, 'failure'>>
) =>
  inTransaction(async (tx) => {
    const ended = await tx.backupRun.update({
      where: { id: run.id },
      data: { ...data, finishedAt: new Date() },
    })
    await tellOfBackup(tx, ended)
    return ended
  })

const factsOf = ({ head, manifest, size, sha256 }: WrittenBackup) => ({
  size: BigInt(size),
  sha256,
  product: head.product,
  schemaVersion: head.migrations.at(-1) ?? '',
  rowCounts: manifest.tables.map(({ table, rows }) => ({ table, rows })),
  fileCount: manifest.files?.count ?? 0,
  missingFiles: manifest.files?.missing.length ?? 0,
})

/** A copy of the file in the second store, under the same key; the first one has it already. */
const copyTo = async (key: string, file: string) => {
  const copies = backupCopies()
  if (!copies) return null
  const linked = `${file}.copy`
  await fs.promises.link(file, linked)
  try {
    await copies.put(key, linked, MIME)
    return new Date()
  } finally {
    await fs.promises.rm(linked, { force: true })
  }
}

type Copy = {
  copiedAt: Date | null
  failure?: 'BACKUP_NO_COPY'
  detail?: string
}

const tryCopy = async (key: string, file: string): Promise<Copy> => {
  try {
    return { copiedAt: await copyTo(key, file) }
  } catch (error) {
    logger.error({ error }, 'the copy of a backup failed')
    return {
      copiedAt: null,
      failure: 'BACKUP_NO_COPY',
      detail: detailOf(error),
    }
  }
}

const outcomeOf = (verification: Verification, copy: Copy) => {
  const problem = verification.isVerified ? copy : verification
  return {
    status: verification.isVerified
      ? ('VERIFIED' as const)
      : ('SUCCEEDED' as const),
    verifiedAt: verification.isVerified ? new Date() : null,
    copiedAt: copy.copiedAt,
    failure: problem.failure ?? null,
    failureDetail: problem.detail ?? null,
  }
}

const work = async (run: BackupRun) => {
  const file = backupPlace(run.id)
  const { publicKey } = await readBackupSettings(db)
  // The server has no key to open an encrypted backup. Another one, which this process forgets, opens it for the test.
  const passing = publicKey ? await createKeys() : null
  let percent = 0
  const written = await writeBackup({
    url: databaseUrl(),
    file,
    product: productVersion(),
    publicKeys: publicKey && passing ? [publicKey, passing.publicKey] : [],
    includeFiles: run.includesFiles,
    onProgress: async (now) => {
      if (now === percent) return
      percent = now
      await db.backupRun.update({ where: { id: run.id }, data: { percent } })
    },
  })
  await db.backupRun.update({
    where: { id: run.id },
    data: {
      ...factsOf(written),
      status: 'VERIFYING',
      isEncrypted: passing !== null,
    },
  })
  const verification = await verifyBackup(run.id, file, passing?.secretKey)
  if (!verification.isVerified && verification.isUseless) {
    await end(run, {
      status: 'FAILED',
      failure: verification.failure,
      failureDetail: verification.detail.slice(0, DETAIL_CHARACTERS),
    })
    return
  }
  const storageKey = newStorageKey()
  const copy = await tryCopy(storageKey, file)
  await storage().put(storageKey, file, MIME)
  await end(run, { ...outcomeOf(verification, copy), storageKey })
  await expireBackups(new Date())
}

/**
 * Makes the backup of a waiting run, test restores it, and stores it. Every end is written into the run, so the job itself
 * does not fail. If the process dies, `tendBackups` says so.
 */
export const makeBackup = (runId: number) =>
  withConnection(databaseUrl(), async (client) => {
    const { rows } = await client.query<{ isMine: boolean }>(LOCK_RUN, [runId])
    if (!rows[0].isMine) return
    const { count } = await db.backupRun.updateMany({
      where: { id: runId, status: 'QUEUED' },
      data: { status: 'RUNNING', startedAt: new Date() },
    })
    if (count === 0) return
    const run = await db.backupRun.findUniqueOrThrow({ where: { id: runId } })
    try {
      await work(run)
    } catch (error) {
      logger.error({ error, runId }, 'backup failed')
      await end(run, {
        status: 'FAILED',
        failure: 'BACKUP_FAILED',
        failureDetail: detailOf(error),
      })
    } finally {
      await fs.promises.rm(backupPlace(runId), { force: true })
    }
  })
