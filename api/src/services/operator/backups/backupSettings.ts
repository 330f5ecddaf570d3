// When backups are made, what they hold and how long they are kept (spec section 2.2, /settings/backup/backup-settings).
import type { BackupSetting } from '@prisma/client'
import type {
  BackupSettingsInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { usesOutsideDatabase } from 'src/lib/database/databaseUrl'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { backupCopies } from 'src/lib/files/storage/storage'
import { logInfo } from 'src/lib/infoLog'
import { isPublicKey } from 'src/operator/backup/encryption'
import { requirePassword } from 'src/services/accounts/passwords/requirePassword'
import {
  nextDue,
  NOTIFY_EMAILS_MAX,
  scheduleProblems,
} from 'src/shared/operator/backups/schedule'
import { isEmail } from 'src/shared/text/email'

const ID = 1

// A school on the embedded database has nobody who thinks of backups, so they begin by themselves each night.
const defaults = {
  id: ID,
  isEnabled: !usesOutsideDatabase,
  frequency: 'DAILY',
  timeOfDay: '02:30',
  weekday: 0,
  keepLast: 14,
  keepDays: 30,
  includeFiles: true,
  publicKey: null,
  notifyEmails: [] as string[],
} as const

/** The settings; until somebody saves some, those of a new school. */
export const readBackupSettings = async (tx: Tx) =>
  (await tx.backupSetting.findUnique({ where: { id: ID } })) ?? {
    ...defaults,
    dueSince: new Date(),
  }

/** Keeps the moment from which a new school's backups are due, unless somebody has saved settings. */
export const planFirstBackup = async (dueSince: Date) => {
  if (!defaults.isEnabled) return
  await db.backupSetting.createMany({
    data: { ...defaults, dueSince },
    skipDuplicates: true,
  })
}

type Settings = Awaited<ReturnType<typeof readBackupSettings>>

const asBackupSettings = (settings: Settings) => ({
  ...settings,
  nextAt: settings.isEnabled ? nextDue(settings, new Date()) : null,
  hasSecondStore: backupCopies() !== null,
})

export const backupSettings = (async () =>
  asBackupSettings(
    await readBackupSettings(db)
  )) satisfies QueryResolvers['backupSettings']

const keyProblem = async (key: string | null) => {
  if (!key) return false
  if (/^AGE-SECRET-KEY-/i.test(key)) return 'BACKUP_SECRET_KEY'
  return !(await isPublicKey(key)) && 'BACKUP_KEY'
}

const addressesOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

const mailsProblem = (addresses: string[]) => {
  if (addresses.length > NOTIFY_EMAILS_MAX) return 'BACKUP_MAILS'
  return addresses.some((address) => !isEmail(address)) && 'EMAIL_INVALID'
}

const dataOf = ({
  notifyEmails,
  publicKey,
  password: _password,
  ...input
}: BackupSettingsInput) => ({
  ...input,
  publicKey: publicKey?.trim() || null,
  notifyEmails: addressesOf(notifyEmails ?? ''),
})

const logged = ({
  id: _id,
  dueSince: _since,
  ...settings
}: Settings & Partial<BackupSetting>) => ({
  ...settings,
  updatedAt: undefined,
  notifyEmails: settings.notifyEmails.length,
})

const schedules = ['isEnabled', 'frequency', 'timeOfDay', 'weekday'] as const

/**
 * Saves the settings. They decide who can read the whole school, so the password is asked again.
 * @throws BAD_USER_INPUT by field; RATE_LIMITED
 */
export const saveBackupSettings = (async ({ input }) => {
  const data = dataOf(input)
  refuseInput({
    ...scheduleProblems(data),
    publicKey: await keyProblem(data.publicKey),
    notifyEmails: mailsProblem(data.notifyEmails),
  })
  await requirePassword(input.password)
  return inTransaction(async (tx) => {
    const before = await readBackupSettings(tx)
    const isRescheduled = schedules.some((name) => before[name] !== data[name])
    const dueSince = isRescheduled ? new Date() : before.dueSince
    const after = await tx.backupSetting.upsert({
      where: { id: ID },
      create: { id: ID, ...data, dueSince },
      update: { ...data, dueSince },
    })
    await logInfo(tx, {
      action: 'backup.updated',
      entity: 'Backup',
      entityId: 'settings',
      before: logged(before),
      after: logged(after),
    })
    return asBackupSettings(after)
  })
}) satisfies MutationResolvers['saveBackupSettings']
