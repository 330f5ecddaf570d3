import type { Readable } from 'node:stream'

import type { Entry, ZipFile } from 'yauzl'

/** The limits of an archive (docs/security.md S-54); office documents are archives too. */
export const ARCHIVE_LIMITS = {
  entries: 1_000,
  unpackedBytes: 100 * 1024 * 1024,
  /** Unpacked bytes per packed byte. */
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

/** Opens a ZIP archive, which the caller closes. */
export const openArchive = async (file: string) => {
  const { open } = await import('yauzl')
  return new Promise<ZipFile>((resolve, reject) =>
    open(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip)
    )
  )
}

// The directory may lie about sizes: yauzl ends the stream with an error if more bytes come than declared.
const unpack = (zip: ZipFile, entry: Entry) =>
  new Promise<void>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream: Readable) => {
      if (error) return reject(error)
      stream.on('error', reject).on('end', resolve).resume()
    })
  )

/**
 * Whether a ZIP archive is safe to hand on: it is complete, within the limits, and has no links, nested archives or
 * names that lead outside. It is unpacked without being stored, so memory and disk use stay flat.
 */
export const isSafeArchive = async (file: string): Promise<boolean> => {
  let zip: ZipFile | undefined
  try {
    const archive = (zip = await openArchive(file))
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
