// The needs of this copy, for `/api/ready`: in words, without addresses or secrets, because anyone may ask.
import fs from 'node:fs'

import { folderMigrations } from 'src/lib/database/migrations'
import { bool, int, statement } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { incomingFolder } from 'src/lib/files/storage/storage'
import { LIVE_WORKERS } from 'src/lib/jobs/workers'
import { sharedReading } from 'src/lib/protection/sharedReading'
import { isMailSet } from 'src/services/accounts/messages/mailServer'

export type Check = {
  name: 'database' | 'migrations' | 'worker' | 'storage' | 'mail'
  state: 'ok' | 'missing'
  word: string
}

const DATABASE_TIMEOUT_MS = 1000
/** Requests within this time share an answer. */
const KEPT_MS = 1000

const STATE = statement(
  `SELECT EXISTS (SELECT FROM ${LIVE_WORKERS}) AS "hasWorker",
    (SELECT count(*)::int FROM unnest($1::text[]) name WHERE NOT EXISTS (
      SELECT FROM _prisma_migrations m WHERE m.migration_name = name AND m.finished_at IS NOT NULL)) AS missing`,
  { hasWorker: bool, missing: int }
)

type State = { hasWorker: boolean; missing: number | null }

/** PostgreSQL's code for a table that does not exist: the database answers, but was not migrated. */
const NO_TABLE = '42P01'

/** Null if the database does not answer. */
const stateOfDatabase = (migrations: string[]) =>
  Promise.race([
    STATE.one(pool, [migrations]).catch((error: { code?: string }) =>
      error.code === NO_TABLE ? { hasWorker: false, missing: null } : null
    ),
    new Promise<null>((done) =>
      setTimeout(done, DATABASE_TIMEOUT_MS, null).unref()
    ),
  ]) as Promise<State | null>

const stateOfStorage = async (): Promise<[boolean, string]> => {
  try {
    const folder = incomingFolder()
    await fs.promises.access(folder, fs.constants.W_OK)
    const { bavail } = await fs.promises.statfs(folder)
    return bavail > 0 ? [true, 'writable'] : [false, 'full']
  } catch {
    return [false, 'not writable']
  }
}

const check = (
  name: Check['name'],
  isThere: boolean,
  word: string,
  otherwise = word
): Check => ({
  name,
  state: isThere ? 'ok' : 'missing',
  word: isThere ? word : otherwise,
})

const pendingWord = (missing: number | null | undefined) =>
  missing === undefined || missing === null ? 'unknown' : `${missing} to apply`

const readChecks = async (migrations: string[]) => {
  const [state, [isWritable, storageWord]] = await Promise.all([
    stateOfDatabase(migrations),
    stateOfStorage(),
  ])
  return [
    check('database', state !== null, 'answers', 'no answer'),
    check(
      'migrations',
      state?.missing === 0,
      'applied',
      pendingWord(state?.missing)
    ),
    check(
      'worker',
      state?.hasWorker === true,
      'seen within a minute',
      'none seen within a minute'
    ),
    check('storage', isWritable, storageWord),
    check('mail', isMailSet(), 'set', 'no mail server set'),
  ]
}

/** A function that reads the checks, the database first. Parallel calls share one reading, which is kept for a second. */
export const readiness = () => {
  // Read once: what this process needs does not change when a later version is put into its folder.
  const migrations = folderMigrations()
  return sharedReading(KEPT_MS, () => readChecks(migrations))
}
