// The databases from before restores (docs/decisions/0077).
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { keptDeletedEmail } from 'src/emails/restoreEndedEmail'
import { currentUser } from 'src/lib/auth'
import { databaseUrl, usesOutsideDatabase } from 'src/lib/database/databaseUrl'
import { float, statement, text } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { earlier, later } from 'src/lib/instants'
import { logger } from 'src/lib/logger'
import { withConnection } from 'src/operator/backup/connection'
import { nameIn } from 'src/operator/backup/replacing/replaceDatabase'
import { mailAdministrators } from 'src/services/accounts/messages/mailAdministrators'
import { requirePassword } from 'src/services/accounts/passwords/requirePassword'
import { fullName } from 'src/shared/accounts/fullName'
import { KEPT_DAYS } from 'src/shared/operator/backups/restore'

const KEPT = statement(
  `SELECT datname::text AS name, pg_database_size(oid)::float8 AS size FROM pg_database WHERE starts_with(datname::text, $1)
   ORDER BY 1 DESC`,
  { name: text, size: float }
)

const STAMP = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/** Reads the time from a name's ending, in UTC. */
const timeIn = (ending: string) =>
  STAMP.test(ending)
    ? new Date(ending.replace(STAMP, '$1-$2-$3T$4:$5:$6Z'))
    : null

const named = async (kind: 'before' | 'restored') => {
  // On an outside server, its operators decide about other databases.
  if (usesOutsideDatabase) return []
  const prefix = `${nameIn(databaseUrl())}_${kind}_`
  const rows = await KEPT.all(db, [prefix])
  return rows.flatMap((row) => {
    const at = timeIn(row.name.slice(prefix.length))
    return at ? [{ ...row, replacedAt: at }] : []
  })
}

export const keptDatabases = (async () =>
  (await named('before')).map((kept) => ({
    ...kept,
    until: later(kept.replacedAt, KEPT_DAYS, 'day'),
  }))) satisfies QueryResolvers['keptDatabases']

/** Drops only databases that the server itself has listed. */
const drop = (name: string) =>
  withConnection(databaseUrl(), (client) =>
    client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  )

/** Drops the databases of interrupted restores. */
export const dropHalfRestored = async () => {
  for (const { name } of await named('restored')) await drop(name)
}

/** Each minute: deletes the databases that were kept long enough. */
export const deleteExpiredDatabases = async (now: Date) => {
  const before = earlier(now, KEPT_DAYS, 'day')
  for (const { name, replacedAt } of await named('before'))
    if (replacedAt < before)
      await drop(name).catch((error) =>
        logger.error({ error, name }, 'a kept database was not deleted')
      )
}

/**
 * Deletes a database from before a restore, for good, and mails all administrators that it is gone.
 * @throws BAD_USER_INPUT at `password`; RATE_LIMITED, KEPT_DATABASE_GONE
 */
export const deleteKeptDatabase = (async ({ name, password }) => {
  const isThere = async () =>
    (await named('before')).some((kept) => kept.name === name)
  if (!(await isThere())) throw new AppError('KEPT_DATABASE_GONE')
  await requirePassword(password)
  await inTransaction(async (tx) => {
    await logInfo(tx, {
      action: 'backup.deleted',
      entity: 'Backup',
      entityId: name,
    })
    await mailAdministrators(tx, (to) =>
      keptDeletedEmail({
        ...to,
        database: name,
        userName: fullName(currentUser()),
      })
    )
  })
  await drop(name)
  return name
}) satisfies MutationResolvers['deleteKeptDatabase']
