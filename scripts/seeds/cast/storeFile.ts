import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import type { Tx } from 'api/src/lib/db'
import {
  incomingFolder,
  newStorageKey,
  storage,
} from 'api/src/lib/files/storage/storage'

import { getPaths } from '@redwoodjs/project-config'

const mimes: Record<string, string> = {
  png: 'image/png',
  pdf: 'application/pdf',
  txt: 'text/plain',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  csv: 'text/csv',
  zip: 'application/zip',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** Stores a file of scripts/seeds/files as an upload of its owner. Returns its id. */
export const storeFile = async (tx: Tx, ownerId: number, name: string) => {
  const content = fs.readFileSync(
    path.join(getPaths().base, 'scripts/seeds/files', name)
  )
  const extension = name.split('.').pop() ?? ''
  const mime = mimes[extension]
  const storageKey = newStorageKey()
  const file = path.join(incomingFolder(), storageKey)
  fs.writeFileSync(file, content)
  await storage().put(storageKey, file, mime)
  const { id } = await tx.storedFile.create({
    data: {
      storageKey,
      name,
      extension,
      mime,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      ownerId,
      // Nobody's camera took them.
      picture: 'DRAWN',
    },
  })
  return id
}
