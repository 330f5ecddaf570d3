import { createHash } from 'node:crypto'

import { databaseUrl } from 'src/lib/database/databaseUrl'
import {
  BackupError,
  type BackupProblem,
} from 'src/operator/backup/backupError'
import { withConnection } from 'src/operator/backup/connection'
import { restoreBackup } from 'src/operator/backup/restoreBackup'

const INSUFFICIENT_PRIVILEGE = '42501'

/** Several schools may share a server, so the names follow from the database's own name. */
export const scratchPrefix = () =>
  `sulong_check_${createHash('sha256').update(new URL(databaseUrl()).pathname).digest('hex').slice(0, 8)}_`

const scratchName = (runId: number) => `${scratchPrefix()}${runId}`

const onServer = (sql: string) =>
  withConnection(databaseUrl(), (client) => client.query(sql))

export const dropScratch = (runId: number) =>
  onServer(`DROP DATABASE IF EXISTS "${scratchName(runId)}" WITH (FORCE)`)

const createScratch = async (runId: number) => {
  await dropScratch(runId)
  const name = scratchName(runId)
  await onServer(`CREATE DATABASE "${name}" TEMPLATE template0`)
  const url = new URL(databaseUrl())
  url.pathname = `/${name}`
  return url.href
}

export type Verification =
  | { isVerified: true }
  | {
      isVerified: false
      /** Whether the backup itself is at fault. */
      isUseless: boolean
      failure: 'BACKUP_NO_SCRATCH' | 'BACKUP_NOT_EQUAL' | 'BACKUP_NOT_TESTED'
      detail: string
    }

/** The other problems say nothing against the backup. */
const useless: readonly BackupProblem[] = ['NOT_EQUAL', 'DAMAGED']

const notVerified = (error: unknown): Verification => {
  const { code, message } = error as Error & { code?: string }
  const detail = message ?? String(error)
  if (error instanceof BackupError && useless.includes(error.problem))
    return {
      isVerified: false,
      isUseless: true,
      failure: 'BACKUP_NOT_EQUAL',
      detail,
    }
  return {
    isVerified: false,
    isUseless: false,
    failure:
      code === INSUFFICIENT_PRIVILEGE
        ? 'BACKUP_NO_SCRATCH'
        : 'BACKUP_NOT_TESTED',
    detail,
  }
}

/** Restores a backup into a database of its own, which is dropped afterwards, and compares every table. */
export const verifyBackup = async (
  runId: number,
  file: string,
  secretKey?: string
): Promise<Verification> => {
  try {
    const url = await createScratch(runId)
    try {
      await restoreBackup({ url, file, secretKey, withFiles: false })
    } finally {
      await dropScratch(runId)
    }
    return { isVerified: true }
  } catch (error) {
    return notVerified(error)
  }
}
