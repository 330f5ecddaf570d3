import type { BackupRun } from '@prisma/client'

import {
  backupTroubleEmail,
  backupTroubleInBoth,
} from 'src/emails/backupTroubleEmail'
import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { queueMail } from 'src/lib/outbox'
import { administratorsOf } from 'src/services/accounts/messages/mailAdministrators'
import { isErrorCode } from 'src/shared/errors'

import { readBackupSettings } from './backupSettings'

/** A role without the right to create databases is told once on the page, not each night. */
const QUIET = 'BACKUP_NO_SCRATCH'

type Ended = Pick<
  BackupRun,
  'id' | 'status' | 'failure' | 'failureDetail' | 'createdById'
>

/** Tells all administrators of a failure, at the bell and by mail, and those who asked for a backup that it is there. */
export const tellOfBackup = async (tx: Tx, run: Ended) => {
  const path = `/backup/history?run=${run.id}`
  const { id, failure, failureDetail, createdById } = run
  const isTrouble = isErrorCode(failure) && failure !== QUIET
  if (!isTrouble) {
    if (createdById !== null)
      await notify(tx, createdById, {
        kind: 'BACKUP',
        facts: { change: 'done', failure: null },
        path,
        key: `backup-${id}`,
      })
    return
  }
  const change = run.status === 'FAILED' ? 'failed' : 'incomplete'
  const about = { change, failure, detail: failureDetail ?? '', path } as const
  for (const {
    id: userId,
    email,
    firstName,
    language,
  } of await administratorsOf(tx))
    await notify(
      tx,
      { userId, email },
      {
        kind: 'BACKUP',
        facts: { change, failure },
        path,
        key: `backup-${id}`,
      },
      backupTroubleEmail({ ...about, lang: language, name: firstName })
    )
  const { notifyEmails } = await readBackupSettings(tx)
  for (const email of notifyEmails)
    await queueMail(tx, email, backupTroubleInBoth(about))
}
