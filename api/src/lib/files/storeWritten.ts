import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { db } from 'src/lib/db'
import { extensionOf } from 'src/shared/uploads'

import { mimeOf } from './content/mimeOf'
import { incomingFolder, newStorageKey, storage } from './storage/storage'

type Written = { bytes: Buffer; name: string; ownerId: number }

/** Stores a file that the application has written itself, for its owner only. */
export const storeWritten = async ({ bytes, name, ownerId }: Written) => {
  const storageKey = newStorageKey()
  const file = path.join(incomingFolder(), storageKey)
  await fs.promises.writeFile(file, bytes)
  try {
    const extension = extensionOf(name)
    const mime = await mimeOf(file, extension)
    if (!mime) throw new Error(`A file that is no ${extension}: ${name}`)
    await storage().put(storageKey, file, mime)
    return await db.storedFile.create({
      data: {
        storageKey,
        name,
        extension,
        mime,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        ownerId,
      },
    })
  } finally {
    await fs.promises.rm(file, { force: true })
  }
}
