import { bool, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

/** Held by the connection of the process that makes the backup, so it ends with that process. */
export const LOCK_RUN = `SELECT pg_try_advisory_lock(hashtext('backup'), $1) AS "isMine"`

const TRY_LOCK = statement(
  `SELECT pg_try_advisory_xact_lock(hashtext('backup'), $1) AS "isMine"`,
  { isMine: bool }
)

/** Whether no process makes this backup; none can begin with it before the transaction ends. */
export const isAbandoned = async (tx: Tx, runId: number) =>
  (await TRY_LOCK.one(tx, [runId])).isMine
