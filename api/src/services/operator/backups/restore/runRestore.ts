import { databaseUrl } from 'src/lib/database/databaseUrl'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import { withConnection } from 'src/operator/backup/connection'
import { migrateOn } from 'src/operator/backup/migrateTo'
import { replaceDatabase } from 'src/operator/backup/replacing/replaceDatabase'
import { endUnderWay } from 'src/operator/backup/settleRestored'
import { beginMaintenance, startAgain } from 'src/operator/maintenance'
import { cutText } from 'src/shared/text/cutText'

import { storedKey } from '../backupRuns'
import { makeBackup } from '../makeBackup'

import { writeRecord, type RestoreRecord } from './restoreRecord'
import { tellOutcome } from './tellOfRestore'

const DETAIL_CHARACTERS = 500
/** A connection that was just closed may still be listed. */
const PATIENCE_MS = 10_000

type Order = {
  /** The run of the backup that is made first. */
  firstId: number
  file: string
  /** Kept in memory only. */
  secretKey: string | undefined
  record: RestoreRecord
}

const failureOf = (error: unknown) => ({
  failure: 'RESTORE_FAILED' as const,
  detail: cutText(
    error instanceof Error ? error.message : String(error),
    DETAIL_CHARACTERS
  ),
})

/** Written before each step, in case the process dies during it. */
const noteBegun = (record: RestoreRecord) =>
  writeRecord({ ...record, failure: 'RESTORE_INTERRUPTED' })

const isMade = async (firstId: number) => {
  await makeBackup(firstId)
  const first = await db.backupRun.findUnique({ where: { id: firstId } })
  return first !== null && storedKey(first) !== null
}

const exchange = async ({ file, secretKey, record }: Order) => {
  let old: string | undefined
  try {
    await beginMaintenance()
    await replaceDatabase({
      url: databaseUrl(),
      file,
      secretKey,
      withFiles: true,
      patienceMs: PATIENCE_MS,
      beforeCommit: endUnderWay,
      beforeSwap: async (ready) => {
        await withConnection(ready.url, (client) =>
          migrateOn(client, ready.head.migrations)
        )
        old = ready.old
        await noteBegun({ ...record, old })
      },
    })
  } catch (error) {
    logger.error({ error }, 'a backup was not restored')
    await writeRecord({ ...record, old, ...failureOf(error) })
  } finally {
    startAgain()
  }
}

/**
 * Makes a backup, then leaves the database, puts the restored one in its place and starts the server again. Without that
 * backup nothing happens; whatever fails later leaves the database as it was. The record tells the next start.
 */
export const runRestore = async (order: Order) => {
  const { record } = order
  const tell = (outcome: Partial<RestoreRecord>) =>
    inTransaction((tx) => tellOutcome(tx, { ...record, ...outcome }))
  try {
    if (!(await isMade(order.firstId)))
      return await tell({ failure: 'RESTORE_NO_BACKUP' })
    await noteBegun(record)
  } catch (error) {
    logger.error({ error }, 'a restore did not begin')
    return tell(failureOf(error))
  }
  return exchange(order)
}
