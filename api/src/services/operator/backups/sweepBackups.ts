import { statement, text } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { logger } from 'src/lib/logger'

import { removeStored, removeUnfinished, unfinishedFiles } from './backupFiles'
import { isAbandoned } from './backupLock'
import { OPEN } from './openRuns'
import { dropScratch, scratchPrefix } from './verifyBackup'

const SCRATCHES = statement(
  `SELECT datname::text AS name FROM pg_database WHERE starts_with(datname::text, $1)`,
  { name: text }
)

const scratchRuns = async () => {
  const prefix = scratchPrefix()
  const names = await SCRATCHES.all(db, [prefix])
  return names
    .map(({ name }) => Number(name.slice(prefix.length)))
    .filter(Number.isInteger)
}

/** Whether no process works on the run any more. */
const isOver = async (id: number) =>
  (await db.backupRun.count({ where: { id, status: { in: [...OPEN] } } })) ===
    0 && inTransaction((tx) => isAbandoned(tx, id))

/** Removes what runs that are not open left behind: scratch databases, half written files, files of failed runs. */
export const sweepBackups = async () => {
  const ids = new Set([...(await scratchRuns()), ...(await unfinishedFiles())])
  for (const id of ids) {
    if (!(await isOver(id))) continue
    await removeUnfinished(id)
    await dropScratch(id).catch((error) =>
      logger.error({ error, id }, 'a scratch database was not dropped')
    )
  }
  const failed = await db.backupRun.findMany({
    where: { status: 'FAILED', storageKey: { not: null } },
    select: { id: true, storageKey: true },
  })
  for (const { id, storageKey } of failed)
    await removeStored(id, storageKey ?? '').catch((error) =>
      logger.error({ error, id }, 'a failed backup was not removed')
    )
}
