import {
  restoreEndedEmail,
  restoreEndedInBoth,
} from 'src/emails/restoreEndedEmail'
import { usesOutsideDatabase } from 'src/lib/database/databaseUrl'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import { notify } from 'src/lib/notices'
import { queueMail } from 'src/lib/outbox'
import { administratorsOf } from 'src/services/accounts/messages/mailAdministrators'

import { removeRestorePlaces } from '../backupFiles'
import { readBackupSettings } from '../backupSettings'

import { dropHalfRestored, keptDatabases } from './keptDatabases'
import { readRecord, removeRecord, type RestoreRecord } from './restoreRecord'

const pathOf = ({ runId }: RestoreRecord) => `/backup/history?run=${runId}`

/** A row of the log in the name of the person who restored, if this database knows them. */
const log = async (
  tx: Tx,
  { userId, failure, old, alsoTold: _told, ...record }: RestoreRecord
) =>
  tx.infoLog.createMany({
    data: {
      action: failure ? 'backup.restoreFailed' : 'backup.restored',
      entity: 'Backup',
      entityId: String(record.runId),
      actorUserId: (await tx.user.findUnique({ where: { id: userId } }))?.id,
      after: { ...record, ...(failure ? { failure } : { kept: old }) },
    },
  })

/**
 * Writes the end of a restore into the log and tells all administrators, at the bell and by mail; by mail also those of
 * the database before and the addresses of the settings, so that nobody can restore a school behind their backs.
 */
export const tellOutcome = async (tx: Tx, record: RestoreRecord) => {
  const { failure = null, begunAt } = record
  const path = pathOf(record)
  const change = failure ? 'notRestored' : 'restored'
  await log(tx, record)
  const administrators = await administratorsOf(tx)
  for (const { id, email, firstName, language } of administrators)
    await notify(
      tx,
      { userId: id, email },
      {
        kind: 'BACKUP',
        facts: { change, failure },
        path,
        key: `restore-${begunAt}`,
      },
      restoreEndedEmail({ ...record, path }, language, firstName)
    )
  const { notifyEmails } = await readBackupSettings(tx)
  const told = administrators.map(({ email }) => email)
  for (const to of new Set([...record.alsoTold, ...notifyEmails]))
    if (!told.includes(to))
      await queueMail(tx, to, restoreEndedInBoth({ ...record, path }))
}

/** The database before is there under its later name if, and only if, the names were exchanged. */
const hasSucceeded = async ({ old }: RestoreRecord) =>
  old !== undefined && (await keptDatabases()).some(({ name }) => name === old)

/** At the start of a server: tells how a restore ended that this start, or the end of a process, concludes. */
export const tellOfRestore = async () => {
  if (usesOutsideDatabase) return
  try {
    await removeRestorePlaces()
    const record = await readRecord()
    if (!record) return
    const isDone = await hasSucceeded(record)
    await inTransaction((tx) =>
      tellOutcome(
        tx,
        isDone
          ? { ...record, failure: undefined, detail: undefined }
          : { ...record, old: undefined }
      )
    )
    await dropHalfRestored()
    await removeRecord()
  } catch (error) {
    // The next start tries again; this one must not fail for it.
    logger.error({ error }, 'the end of a restore was not told')
  }
}
