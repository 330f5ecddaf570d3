import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'

import { db } from 'src/lib/db'
import { mimeOf } from 'src/lib/files/content/mimeOf'
import { nameByContent } from 'src/lib/files/content/nameByContent'
import { isDrawn, isReadablePicture } from 'src/lib/files/pictures/drawPicture'
import { storage } from 'src/lib/files/storage/storage'
import { cutStart } from 'src/shared/text/cutText'
import { storableText } from 'src/shared/text/storableText'
import {
  FILE_NAME_CHARACTERS,
  extensionOf,
  meantFileName,
  uploadUrl,
} from 'src/shared/uploads'

import { Refused } from './refusals'

type Arrived = {
  /** The file's path on this machine; it is deleted afterwards in any case. */
  file: string
  storageKey: string
  name: string
  ownerId: number
  /** The SHA-256 that the sender declared, in hex, if any. */
  sha256?: string
  /** The only endings that are accepted; by default all that may be uploaded. */
  extensions?: readonly string[]
}

// Removes paths from a name that is shown and used for downloads. Macs send accents as characters of their own.
export const cleanName = (name: string) =>
  cutStart(
    meantFileName(
      storableText(name.split(/[\\/]/).pop() ?? '').normalize('NFC')
    ),
    FILE_NAME_CHARACTERS
  )

const sha256Of = async (file: string) => {
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest('hex')
}

/** Checks a complete file, stores it and records its owner. @throws Refused */
export const storeUpload = async (arrived: Arrived) => {
  const { file, storageKey, ownerId } = arrived
  try {
    const name = await nameByContent(file, cleanName(arrived.name))
    const extension = extensionOf(name)
    const { size } = await fs.promises.stat(file)
    if (size === 0) throw new Refused('FILE_EMPTY')
    const mime = await mimeOf(file, extension)
    if (!mime || arrived.extensions?.includes(extension) === false)
      throw new Refused('FILE_TYPE')
    if (isDrawn(mime) && !(await isReadablePicture(file, ownerId)))
      throw new Refused('FILE_PICTURE')
    const sha256 = await sha256Of(file)
    if (arrived.sha256 && arrived.sha256 !== sha256)
      throw new Refused('FILE_DAMAGED')

    await storage().put(storageKey, file, mime)
    const { id } = await db.storedFile.create({
      data: { storageKey, name, extension, mime, size, sha256, ownerId },
    })
    return { id, name, size, url: uploadUrl(id) }
  } finally {
    await fs.promises.rm(file, { force: true })
  }
}
