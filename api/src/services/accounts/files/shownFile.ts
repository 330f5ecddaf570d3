import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import type { StoredFile } from '@prisma/client'

import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { drawPicture, isDrawn } from 'src/lib/files/pictures/drawPicture'
import {
  incomingFolder,
  newStorageKey,
  storage,
} from 'src/lib/files/storage/storage'
import { logger } from 'src/lib/logger'
import { can } from 'src/shared/access/permissions'

/** A file's uses that decide how it is drawn. */
const usesOf = (id: number) =>
  db.storedFile.findUniqueOrThrow({
    where: { id },
    select: {
      _count: {
        select: {
          proofs: true,
          lessonFiles: true,
          resourceFiles: true,
          resourceVersions: true,
        },
      },
    },
  })

const replace = async (file: StoredFile, drawn: string) => {
  const storageKey = newStorageKey()
  const bytes = await fs.promises.readFile(drawn)
  await storage().put(storageKey, drawn, file.mime)
  const { count } = await db.storedFile.updateMany({
    where: { id: file.id, storageKey: file.storageKey },
    data: {
      storageKey,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      picture: 'DRAWN',
    },
  })
  // Another request may have drawn it meanwhile.
  await storage().remove(count === 1 ? file.storageKey : storageKey)
  return db.storedFile.findUnique({ where: { id: file.id } })
}

const draw = async (file: StoredFile, keepsSize: boolean) => {
  const from = path.join(incomingFolder(), newStorageKey())
  const to = `${from}-drawn`
  try {
    const stream = await storage().read(file.storageKey)
    await fs.promises.writeFile(from, stream)
    if (await drawPicture({ from, to, keepsSize, ownerId: file.ownerId }))
      return await replace(file, to)
    logger.warn({ fileId: file.id }, 'a picture cannot be drawn')
    await db.storedFile.update({
      where: { id: file.id },
      data: { picture: 'BROKEN' },
    })
    return null
  } finally {
    await fs.promises.rm(from, { force: true })
    await fs.promises.rm(to, { force: true })
  }
}

/** The drawings that run or wait, by their file: further requests for a file share one. */
const inProgress = new Map<number, ReturnType<typeof draw>>()

/** Draws a picture again in its place, before anybody but its owner sees it for the first time. */
const drawn = (file: StoredFile, keepsSize: boolean) => {
  const drawing =
    inProgress.get(file.id) ??
    draw(file, keepsSize).finally(() => inProgress.delete(file.id))
  inProgress.set(file.id, drawing)
  return drawing
}

/**
 * A file as a viewer who may read it gets it. The owner gets what they sent, and finance a proof of payment; of every other
 * picture only the pixels leave the server, so that nobody learns where and with what it was taken.
 * @returns null if there is nothing to show
 */
export const shownFile = async (
  viewer: CurrentUser | null,
  file: StoredFile
) => {
  const { id, ownerId, mime, picture } = file
  if (!isDrawn(mime) || picture === 'DRAWN') return file
  if (viewer && ownerId === viewer.id) return file
  const { _count: uses } = await usesOf(id)
  if (uses.proofs > 0)
    return viewer && can(viewer, 'approvePayment') ? file : null
  if (picture === 'BROKEN') return null
  const isHandedOut =
    uses.lessonFiles + uses.resourceFiles + uses.resourceVersions > 0
  return drawn(file, isHandedOut)
}
