// A restore's record for the next start, because the database that it began in is gone by then: a small file, written
// before each step, so that a process that dies is found out as well.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import { databaseUrl } from 'src/lib/database/databaseUrl'
import type { ErrorCode } from 'src/shared/errors'

export type RestoreRecord = {
  /** The restored backup, and when it was made. */
  runId: number
  takenAt: string
  begunAt: string
  userId: number
  userName: string
  /** The addresses of the former administrators and of the settings, which the restored database may not contain. */
  alsoTold: string[]
  /** The later name of the database before; the restore has succeeded if there is such a database. */
  old?: string
  failure?: ErrorCode
  /** The reason in the system's own words. */
  detail?: string
}

/** Several databases may share a checkout, as in tests. */
const place = () => {
  const name = createHash('sha256').update(new URL(databaseUrl()).pathname)
  return path.join(
    getPaths().base,
    '.sulong',
    `restore-${name.digest('hex').slice(0, 8)}.json`
  )
}

export const writeRecord = async (record: RestoreRecord) => {
  const file = place()
  await fs.promises.mkdir(path.dirname(file), { recursive: true })
  await fs.promises.writeFile(`${file}.new`, JSON.stringify(record), {
    mode: 0o600,
  })
  await fs.promises.rename(`${file}.new`, file)
}

export const readRecord = async (): Promise<RestoreRecord | null> => {
  try {
    return JSON.parse(await fs.promises.readFile(place(), 'utf8'))
  } catch {
    return null
  }
}

export const removeRecord = () => fs.promises.rm(place(), { force: true })
