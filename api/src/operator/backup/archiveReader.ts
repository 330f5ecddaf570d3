import fs from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'

import { extract } from 'tar-stream'

import { BackupError } from './backupError'
import { AGE_MAGIC, decrypt } from './encryption'
import {
  FORMAT,
  HEAD_NAME,
  MANIFEST_NAME,
  type BackupHead,
  type BackupManifest,
} from './manifest'

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b])

const beginsWith = async (file: string) => {
  const handle = await fs.promises.open(file)
  const { buffer: first, bytesRead } = await handle.read(
    Buffer.alloc(AGE_MAGIC.length)
  )
  await handle.close()
  return first.subarray(0, bytesRead)
}

export const isEncrypted = async (file: string) =>
  (await beginsWith(file)).equals(AGE_MAGIC)

const plainStream = async (file: string, secretKey?: string) => {
  if (await isEncrypted(file)) {
    if (!secretKey) throw new BackupError('KEY_NEEDED')
    return decrypt(fs.createReadStream(file), secretKey)
  }
  const first = await beginsWith(file)
  if (!first.subarray(0, 2).equals(GZIP_MAGIC))
    throw new BackupError('NOT_A_BACKUP')
  return fs.createReadStream(file)
}

const json = async <Value>(content: Readable) => {
  try {
    return JSON.parse((await buffer(content)).toString()) as Value
  } catch {
    throw new BackupError('DAMAGED')
  }
}

type Visitor = {
  onHead?: (head: BackupHead) => Promise<void> | void
  /** The parts of a table or stored file arrive in their order, each as a stream that must be read to its end. */
  onPart?: (name: string, content: Readable) => Promise<void>
}

const checkHead = (head: BackupHead) => {
  if (!Number.isInteger(head.format) || !Array.isArray(head.tables))
    throw new BackupError('NOT_A_BACKUP')
  if (head.format > FORMAT) throw new BackupError('NEWER_FORMAT')
}

/** An error of the consumer of an archive, not of the archive itself. */
class VisitorFailed extends Error {
  constructor(readonly error: unknown) {
    super()
  }
}

const visiting = async <Result>(visit: () => Promise<Result> | Result) => {
  try {
    return await visit()
  } catch (error) {
    throw error instanceof BackupError ? error : new VisitorFailed(error)
  }
}

/**
 * Reads an archive from its beginning to its end.
 * @throws BackupError NOT_A_BACKUP, KEY_NEEDED, KEY_INVALID, KEY_WRONG, DAMAGED, NEWER_FORMAT; what the visitor throws
 */
export const readArchive = async (
  file: string,
  secretKey: string | undefined,
  { onHead, onPart }: Visitor
) => {
  const plain = await plainStream(file, secretKey)
  const entries = extract()
  pipeline(plain, createGunzip(), entries, () => undefined)
  let head: BackupHead | undefined
  let manifest: BackupManifest | undefined
  try {
    for await (const entry of entries) {
      const { name } = entry.header
      const content = entry as unknown as Readable
      if (manifest) throw new BackupError('DAMAGED')
      if (!head) {
        if (name !== HEAD_NAME) throw new BackupError('NOT_A_BACKUP')
        const read = (head = await json<BackupHead>(content))
        checkHead(read)
        await visiting(() => onHead?.(read))
      } else if (name === MANIFEST_NAME) {
        manifest = await json<BackupManifest>(content)
      } else {
        const folder = name.slice(0, name.lastIndexOf('/'))
        await visiting(async () => {
          if (onPart) await onPart(folder, content)
          else content.resume()
        })
      }
    }
  } catch (error) {
    plain.destroy()
    if (error instanceof VisitorFailed) throw error.error
    throw error instanceof BackupError ? error : new BackupError('DAMAGED')
  }
  if (!head || !manifest) throw new BackupError('DAMAGED')
  return { head, manifest }
}
