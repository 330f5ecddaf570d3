import type { Readable } from 'node:stream'

import type { Entry, ZipFile } from 'yauzl'

/** What an archive may be (design/security.md S-54); office documents are archives too. */
export const ARCHIVE_LIMITS = {
  entries: 1_000,
  unpackedBytes: 100 * 1024 * 1024,
  /** Unpacked bytes for each packed one. */
  ratio: 100,
}

const UNIX = 3
const FILE_KIND = 0o170000
const SYMLINK = 0o120000

const isSymlink = ({ versionMadeBy, externalFileAttributes }: Entry) =>
  versionMadeBy >> 8 === UNIX &&
  ((externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK

const isArchive = ({ fileName }: Entry) => /\.(zip|rar|7z|gz)$/i.test(fileName)

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > ARCHIVE_LIMITS.ratio * Math.max(compressedSize, 1) &&
  uncompressedSize > 1024 * 1024

const open = async (file: string) => {
  const { open } = await import('yauzl')
  return new Promise<ZipFile>((resolve, reject) =>
    open(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip)
    )
  )
}

// The directory may lie about sizes: yauzl breaks the stream off where more comes than was said.
const unpack = (zip: ZipFile, entry: Entry) =>
  new Promise<void>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream: Readable) => {
      if (error) return reject(error)
      stream.on('error', reject).on('end', resolve).resume()
    })
  )

/**
 * Whether a ZIP archive is one that may be handed on: whole, within the limits, without links, archives in it, or names
 * that lead out of it. Unpacked into nothing, so that memory and disk stay as they are.
 */
export const isSafeArchive = async (file: string): Promise<boolean> => {
  let zip: ZipFile | undefined
  try {
    const archive = (zip = await open(file))
    if (archive.entryCount > ARCHIVE_LIMITS.entries) return false
    return await new Promise<boolean>((resolve, reject) => {
      let unpacked = 0
      archive.on('error', reject)
      archive.on('end', () => resolve(true))
      archive.on('entry', (entry: Entry) => {
        unpacked += entry.uncompressedSize
        const isFair =
          unpacked <= ARCHIVE_LIMITS.unpackedBytes &&
          !isBomb(entry) &&
          !isSymlink(entry) &&
          !isArchive(entry)
        if (!isFair) return resolve(false)
        if (entry.fileName.endsWith('/')) return archive.readEntry()
        unpack(archive, entry).then(() => archive.readEntry(), reject)
      })
      archive.readEntry()
    })
  } catch {
    return false
  } finally {
    zip?.close()
  }
}
