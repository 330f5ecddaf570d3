import type { BackupRun } from '@prisma/client'

import { databaseUrl } from 'src/lib/database/databaseUrl'
import { db } from 'src/lib/db'
import { newStorageKey } from 'src/lib/files/storage/storage'
import { logger } from 'src/lib/logger'
import { withConnection } from 'src/operator/backup/connection'
import { createKeys } from 'src/operator/backup/encryption'
import { productVersion } from 'src/operator/backup/productVersion'
import {
  writeBackup,
  type WrittenBackup,
} from 'src/operator/backup/writeBackup'
import { cutText } from 'src/shared/text/cutText'

import {
  backupPlace,
  copyBackup,
  NoSpace,
  removeStored,
  removeUnfinished,
  requireSpace,
  storeBackup,
} from './backupFiles'
import { LOCK_RUN } from './backupLock'
import { readBackupSettings } from './backupSettings'
import { expireBackups } from './expireBackups'
import { endRun, noteRun } from './openRuns'
import { verifyBackup, type Verification } from './verifyBackup'

const DETAIL_CHARACTERS = 500

const detailOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

const factsOf = ({ head, manifest, size, sha256 }: WrittenBackup) => ({
  size: BigInt(size),
  sha256,
  product: head.product,
  schemaVersion: head.migrations.at(-1) ?? '',
  rowCounts: manifest.tables.map(({ table, rows }) => ({ table, rows })),
  fileCount: manifest.files?.count ?? 0,
  missingFiles: manifest.files?.missing.length ?? 0,
})

type Copy = {
  copiedAt: Date | null
  failure?: 'BACKUP_NO_COPY'
  detail?: string
}

const tryCopy = async (key: string, file: string): Promise<Copy> => {
  try {
    return { copiedAt: await copyBackup(key, file) }
  } catch (error) {
    logger.error({ error }, 'the copy of a backup failed')
    return {
      copiedAt: null,
      failure: 'BACKUP_NO_COPY',
      detail: detailOf(error),
    }
  }
}

/** A missing copy is named before a missing test, which may be quiet; the words of both stay. */
const outcomeOf = (verification: Verification, copy: Copy) => {
  const problems = [copy, ...(verification.isVerified ? [] : [verification])]
  const details = problems.flatMap(({ detail }) => detail ?? [])
  return {
    status: verification.isVerified
      ? ('VERIFIED' as const)
      : ('SUCCEEDED' as const),
    verifiedAt: verification.isVerified ? new Date() : null,
    copiedAt: copy.copiedAt,
    failure: problems.find(({ failure }) => failure)?.failure ?? null,
    failureDetail: cutText(details.join('; '), DETAIL_CHARACTERS) || null,
  }
}

const storeAndEnd = async (
  { id }: BackupRun,
  verification: Verification,
  signal: AbortSignal
) => {
  const file = backupPlace(id)
  const storageKey = newStorageKey()
  // Written first, so that a file whose process dies is found and removed.
  await noteRun(id, { storageKey })
  try {
    const copy = await tryCopy(storageKey, file)
    signal.throwIfAborted()
    await storeBackup(storageKey, file)
    if (!(await endRun(id, outcomeOf(verification, copy))))
      throw new Error('the run was ended meanwhile')
  } catch (error) {
    await removeStored(id, storageKey).catch((cause) =>
      logger.error({ error: cause, id }, 'a failed backup was not removed')
    )
    throw error
  }
}

const work = async (run: BackupRun, signal: AbortSignal) => {
  const file = backupPlace(run.id)
  // Old backups go first and make room, or a full disk would stay full.
  await expireBackups(new Date())
  await requireSpace(run)
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
    signal,
    onProgress: async (now) => {
      if (now === percent) return
      percent = now
      await noteRun(run.id, { percent })
    },
  })
  await noteRun(run.id, {
    ...factsOf(written),
    status: 'VERIFYING',
    isEncrypted: passing !== null,
  })
  const verification = await verifyBackup(run.id, file, passing?.secretKey)
  signal.throwIfAborted()
  if (!verification.isVerified && verification.isUseless) {
    await endRun(run.id, {
      status: 'FAILED',
      failure: verification.failure,
      failureDetail: cutText(verification.detail, DETAIL_CHARACTERS),
    })
    return
  }
  await storeAndEnd(run, verification, signal)
  await expireBackups(new Date())
}

/**
 * Makes the backup of a waiting run, test restores it, and stores it. Every end is written into the run, so the job itself
 * does not fail. If the process dies or loses its lock, `tendBackups` says so.
 */
export const makeBackup = (runId: number) =>
  withConnection(databaseUrl(), async (client) => {
    const lost = new AbortController()
    client.on('error', (error) => lost.abort(error))
    const { rows } = await client.query<{ isMine: boolean }>(LOCK_RUN, [runId])
    if (!rows[0].isMine) return
    const { count } = await db.backupRun.updateMany({
      where: { id: runId, status: 'QUEUED' },
      data: { status: 'RUNNING', startedAt: new Date() },
    })
    if (count === 0) return
    const run = await db.backupRun.findUniqueOrThrow({ where: { id: runId } })
    try {
      await work(run, lost.signal)
    } catch (error) {
      logger.error({ error, runId }, 'backup failed')
      await endRun(runId, {
        status: 'FAILED',
        failure: error instanceof NoSpace ? 'BACKUP_NO_SPACE' : 'BACKUP_FAILED',
        failureDetail: cutText(detailOf(error), DETAIL_CHARACTERS),
      })
    } finally {
      await removeUnfinished(runId)
    }
  })
