import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import { localStore } from './localStore'
import { s3Store } from './s3Store'
import type { Store } from './store'

const folder = () =>
  process.env.STORAGE_PATH ?? path.join(getPaths().base, '.sulong', 'files')

/** The local disk, or the S3-compatible store configured in the environment (docs/deploy.md). */
const storeOf = (env: NodeJS.ProcessEnv): Store =>
  env.STORAGE_S3_BUCKET
    ? s3Store({
        bucket: env.STORAGE_S3_BUCKET,
        region: env.STORAGE_S3_REGION || 'us-east-1',
        endpoint: env.STORAGE_S3_ENDPOINT || undefined,
        accessKeyId: env.STORAGE_S3_ACCESS_KEY ?? '',
        secretAccessKey: env.STORAGE_S3_SECRET_KEY ?? '',
      })
    : localStore(folder())

let chosen: Store | undefined
export const storage = () => (chosen ??= storeOf(process.env))

export const newStorageKey = () => randomBytes(16).toString('hex')

/** The folder for files while they arrive and are checked. It is on the same disk as the stored files. */
export const incomingFolder = () => {
  const incoming = path.join(folder(), 'incoming')
  fs.mkdirSync(incoming, { recursive: true })
  return incoming
}
