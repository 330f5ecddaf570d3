import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { pack as createPack } from 'tar-stream'

import { encrypt } from './encryption'

/** A part is held in memory while it is written, because tar names its size first. */
const PART_BYTES = 4 * 1024 * 1024

const partName = (name: string, part: number) =>
  `${name}/${String(part).padStart(6, '0')}`

/**
 * Writes an archive into a new file, readable by this user only. The memory that it needs does not grow with the archive.
 * `finish` resolves to the file's size and SHA-256.
 */
export const createArchive = async (file: string, publicKeys: string[]) => {
  const pack = createPack()
  const hash = createHash('sha256')
  let size = 0
  const zipped = new PassThrough()
  const sealed =
    publicKeys.length > 0 ? await encrypt(zipped, publicKeys) : zipped
  // Refuses an existing file before `abort` could remove it.
  const handle = await fs.promises.open(file, 'wx', 0o600)
  const zipping = pipeline(pack, createGzip(), zipped)
  const writing = pipeline(
    sealed,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    handle.createWriteStream()
  )
  const written = Promise.all([zipping, writing])
  // Awaited by `finish`; until then a failure shows itself at the next part.
  let failure: unknown
  written.catch((error) => {
    failure ??= error
    pack.destroy(error)
  })

  const addPart = (name: string, bytes: Buffer) =>
    new Promise<void>((done, fail) => {
      const sink = pack.entry({ name, size: bytes.length }, (error) =>
        error ? fail(error) : done()
      )
      sink.end(bytes)
    })

  /** Adds a stream in parts, at least one; resolves to its size and SHA-256. */
  const addStream = async (name: string, stream: Readable) => {
    const sum = createHash('sha256')
    let bytes = 0
    let part = 0
    let waiting: Buffer[] = []
    let waitingBytes = 0
    const flush = async () => {
      await addPart(partName(name, part), Buffer.concat(waiting))
      part += 1
      waiting = []
      waitingBytes = 0
    }
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum.update(chunk)
      bytes += chunk.length
      waiting.push(chunk)
      waitingBytes += chunk.length
      if (waitingBytes >= PART_BYTES) await flush()
    }
    if (waitingBytes > 0 || part === 0) await flush()
    return { bytes, sha256: sum.digest('hex') }
  }

  return {
    addStream,
    addJson: (name: string, content: unknown) =>
      addPart(name, Buffer.from(JSON.stringify(content))),
    finish: async () => {
      pack.finalize()
      await written
      return { size, sha256: hash.digest('hex') }
    },
    /** Returns why the file could not be written, such as a full disk; undefined if something else has failed. */
    abort: async () => {
      const cause = failure
      pack.destroy(new Error('aborted'))
      await written.catch(() => undefined)
      return cause
    },
  }
}

export type Archive = Awaited<ReturnType<typeof createArchive>>
