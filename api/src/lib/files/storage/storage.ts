import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import { localStore } from './localStore'
import { s3Store } from './s3Store'
import type { Store } from './store'

const folder = () =>
  process.env.STORAGE_PATH ?? path.join(getPaths().base, '.sulong', 'files')

/** The S3 store that variables with this beginning name, if they name one. */
const s3Named = (prefix: string, env: NodeJS.ProcessEnv): Store | null => {
  const bucket = env[`${prefix}_BUCKET`]
  if (!bucket) return null
  return s3Store({
    bucket,
    region: env[`${prefix}_REGION`] || 'us-east-1',
    endpoint: env[`${prefix}_ENDPOINT`] || undefined,
    accessKeyId: env[`${prefix}_ACCESS_KEY`] ?? '',
    secretAccessKey: env[`${prefix}_SECRET_KEY`] ?? '',
  })
}

/** The local disk, or the S3-compatible store configured in the environment (docs/deploy.md). */
const storeOf = (env: NodeJS.ProcessEnv): Store =>
  s3Named('STORAGE_S3', env) ?? localStore(folder())

let chosen: Store | undefined
export const storage = () => (chosen ??= storeOf(process.env))

let copies: Store | null | undefined
/** A second store, away from the first, for copies of backups; null if the environment names none. */
export const backupCopies = () =>
  copies === undefined ? (copies = s3Named('BACKUP_S3', process.env)) : copies

export const newStorageKey = () => randomBytes(16).toString('hex')

/** The folder for files while they arrive and are checked. It is on the same disk as the stored files. */
export const incomingFolder = () => {
  const incoming = path.join(folder(), 'incoming')
  fs.mkdirSync(incoming, { recursive: true })
  return incoming
}
