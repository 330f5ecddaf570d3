// Where the file of a backup is: while it is made, in the store, and in the second store.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'

import type { BackupRun } from '@prisma/client'

import { db } from 'src/lib/db'
import {
  backupCopies,
  incomingFolder,
  storage,
} from 'src/lib/files/storage/storage'
import { logger } from 'src/lib/logger'

const MIME = 'application/octet-stream'

/** Where a stored backup is read from before it is restored. */
export const restorePlace = (runId: number) =>
  path.join(incomingFolder(), `restore-${runId}`)

/** Removes the copies of a process that has died. */
export const removeRestorePlaces = async () => {
  const folder = incomingFolder()
  for (const name of await fs.promises.readdir(folder))
    if (/^restore-\d+$/.test(name))
      await fs.promises.rm(path.join(folder, name), { force: true })
}

const NAME = /^backup-(\d+)(\.copy)?$/

/** Where a backup is written before it is put into the store. */
export const backupPlace = (runId: number) =>
  path.join(incomingFolder(), `backup-${runId}`)

/** The runs whose unfinished files lie here. */
export const unfinishedFiles = async () =>
  (await fs.promises.readdir(incomingFolder())).flatMap((name) => {
    const runId = NAME.exec(name)?.[1]
    return runId ? Number(runId) : []
  })

export const removeUnfinished = async (runId: number) => {
  const file = backupPlace(runId)
  for (const each of [file, `${file}.copy`])
    await fs.promises.rm(each, { force: true })
}

export class NoSpace extends Error {
  constructor(free: number, needed: number) {
    super(`${free} bytes are free, ${needed} are needed`)
  }
}

/** A backup grows between two times, and its copy may need as much again. */
const TIMES_LAST_SIZE = 2

/** @throws NoSpace if the disk has not twice the room of the last backup of this kind */
export const requireSpace = async ({
  includesFiles,
}: Pick<BackupRun, 'includesFiles'>) => {
  const last = await db.backupRun.findFirst({
    where: { includesFiles, size: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { size: true },
  })
  const needed = Number(last?.size ?? 0) * TIMES_LAST_SIZE
  const { bavail, bsize } = await fs.promises.statfs(incomingFolder())
  const free = bavail * bsize
  if (free < needed) throw new NoSpace(free, needed)
}

export const storeBackup = (key: string, file: string) =>
  storage().put(key, file, MIME)

/** Some file systems have no links. */
const linkOrCopy = (from: string, to: string) =>
  fs.promises.link(from, to).catch(() => fs.promises.copyFile(from, to))

/** The pauses before further attempts: another store may be away for a moment. */
const PAUSES_MS = [2_000, 15_000]

/** A stream cannot be sent again, so the client of S3 does not try again by itself. */
const withRetries = async (send: () => Promise<unknown>) => {
  for (const pauseMs of PAUSES_MS)
    try {
      return await send()
    } catch (error) {
      logger.warn({ error }, 'the copy of a backup is tried again')
      await pauseFor(pauseMs)
    }
  return send()
}

/** Puts the file into the second store, too, under the same key; null if there is none. `file` stays. */
export const copyBackup = async (key: string, file: string) => {
  const copies = backupCopies()
  if (!copies) return null
  const linked = `${file}.copy`
  try {
    await linkOrCopy(file, linked)
    await withRetries(() => copies.put(key, linked, MIME))
    return new Date()
  } finally {
    await fs.promises.rm(linked, { force: true })
  }
}

/** The second store may forbid deletion for a time; its own rules then delete the objects. */
export const removeCopy = async (key: string) => {
  try {
    await backupCopies()?.remove(key)
  } catch (error) {
    logger.warn({ error, key }, 'the copy of a backup was not deleted')
  }
}

/** Removes what a run that did not succeed has stored; `tendBackups` tries again if it cannot. */
export const removeStored = async (runId: number, key: string) => {
  await storage().remove(key)
  await removeCopy(key)
  await db.backupRun.updateMany({
    where: { id: runId, storageKey: key },
    data: { storageKey: null },
  })
}
