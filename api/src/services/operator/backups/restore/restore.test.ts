import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { withDatabase } from 'src/../../scripts/database/testDatabase'
import { db } from 'src/lib/db'
import { incomingFolder, storage } from 'src/lib/files/storage/storage'
import { hashPassword } from 'src/lib/protection/passwords'
import { BackupError } from 'src/operator/backup/backupError'
import { withConnection } from 'src/operator/backup/connection'
import { createKeys } from 'src/operator/backup/encryption'
import * as replacing from 'src/operator/backup/replacing/replaceDatabase'
import { isInMaintenance, offerMaintenance } from 'src/operator/maintenance'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { restorePlace } from '../backupFiles'
import { backupRun } from '../backupRuns'
import { saveBackupSettings } from '../backupSettings'
import * as making from '../makeBackup'
import { startBackup } from '../startBackup'
import { tendBackups } from '../tendBackups'
import * as verifying from '../verifyBackup'

import { deleteKeptDatabase, keptDatabases } from './keptDatabases'
import { restoreFromBackup } from './restoreFromBackup'
import { readRecord, removeRecord, writeRecord } from './restoreRecord'
import { tellOfRestore } from './tellOfRestore'

jest.mock('src/lib/database/databaseUrl', () => ({
  ...jest.requireActual('src/lib/database/databaseUrl'),
  usesOutsideDatabase: false,
}))

const { makeBackup } = making

const PASSWORD = 'Sulong-2026!'
const url = String(process.env.DATABASE_URL)
const name = replacing.nameIn(url)

process.env.STORAGE_PATH = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-'))

let isStartedAgain: Promise<void>
let leaveDatabase: jest.Mock

beforeEach(() => {
  leaveDatabase = jest.fn()
  isStartedAgain = new Promise((startAgain) =>
    offerMaintenance({ leaveDatabase, startAgain })
  )
  jest.spyOn(verifying, 'verifyBackup').mockResolvedValue({ isVerified: true })
})
afterEach(async () => {
  jest.restoreAllMocks()
  offerMaintenance(undefined)
  await removeRecord()
})
afterAll(() => fs.rmSync(String(process.env.STORAGE_PATH), { recursive: true }))

const settings = {
  isEnabled: false,
  frequency: 'DAILY' as const,
  timeOfDay: '02:30',
  weekday: 0,
  keepLast: 9,
  keepDays: 0,
  includeFiles: false,
  publicKey: '',
  notifyEmails: 'owner@example.org',
  password: PASSWORD,
}

const signInAdmin = async () => {
  const admin = await buildUser('admin', await hashPassword(PASSWORD))
  signIn(admin, 'admin')
  return admin
}

const backUp = async () => {
  const { id } = await startBackup()
  await makeBackup(id)
  return id
}

const input = { confirmation: 'RESTORE', password: PASSWORD }

const restore = (id: number, changes: object = {}) =>
  restoreFromBackup({ id, input: { ...input, ...changes } })

const fieldsOf = (work: Promise<unknown>, fields: object) =>
  expect(work).rejects.toMatchObject(refusedFields(fields as never))

/** Resolves once a restore that did not reach maintenance has told its end. */
const told = async () => {
  while (
    !(await db.infoLog.count({ where: { action: 'backup.restoreFailed' } }))
  )
    await new Promise((done) => setTimeout(done, 20))
  while (fs.readdirSync(incomingFolder()).length > 0)
    await new Promise((done) => setTimeout(done, 20))
  await new Promise(setImmediate)
}

const onServer = (sql: string) =>
  withConnection(withDatabase(url, 'postgres'), (client) => client.query(sql))

scenario('A restore is refused before anything happens', async () => {
  await signInAdmin()
  const { secretKey, publicKey } = await createKeys()
  await saveBackupSettings({ input: { ...settings, publicKey } })
  const id = await backUp()
  const rest = (await db.backupRun.count()) + 1

  await fieldsOf(restore(id, { confirmation: 'restore' }), {
    confirmation: 'CONFIRMATION_WRONG',
  })
  await fieldsOf(restore(id, { password: 'wrong' }), {
    password: 'PASSWORD_WRONG',
  })
  await fieldsOf(restore(id), { secretKey: 'RESTORE_KEY_NEEDED' })
  const other = await createKeys()
  for (const wrong of [other.secretKey, publicKey, 'x'])
    await fieldsOf(restore(id, { secretKey: wrong }), {
      secretKey: 'RESTORE_KEY_WRONG',
    })
  await expect(restore(999_999)).rejects.toMatchObject(refusal('NOT_FOUND'))

  const { storageKey } = await db.backupRun.findUniqueOrThrow({ where: { id } })
  const stored = path.join(incomingFolder(), 'stored')
  const cut = async () => {
    await fs.promises.writeFile(stored, await storage().read(storageKey ?? ''))
    await fs.promises.truncate(stored, fs.statSync(stored).size - 20)
    return fs.createReadStream(stored)
  }
  const read = jest.spyOn(storage(), 'read').mockResolvedValueOnce(await cut())
  await expect(restore(id, { secretKey })).rejects.toMatchObject(
    refusal('RESTORE_DAMAGED')
  )
  // A genuine backup that somebody has put in its place.
  const swapped = await db.backupRun.findUniqueOrThrow({
    where: { id: await backUp() },
  })
  read.mockRestore()
  const genuine = await storage().read(swapped.storageKey ?? '')
  jest.spyOn(storage(), 'read').mockResolvedValueOnce(genuine)
  await expect(restore(id, { secretKey })).rejects.toMatchObject(
    refusal('RESTORE_DAMAGED')
  )
  jest.restoreAllMocks()
  fs.rmSync(stored)

  // While another backup is being made.
  const { id: running } = await startBackup()
  await expect(restore(id, { secretKey })).rejects.toMatchObject(
    refusal('BACKUP_RUNNING')
  )
  await db.backupRun.delete({ where: { id: running } })

  await storage().remove(storageKey ?? '')
  await expect(restore(id, { secretKey })).rejects.toMatchObject(
    refusal('BACKUP_NO_FILE')
  )
  await db.backupRun.update({ where: { id }, data: { status: 'FAILED' } })
  await expect(restore(id, { secretKey })).rejects.toMatchObject(
    refusal('BACKUP_NO_FILE')
  )
  offerMaintenance(undefined)
  await expect(restore(id)).rejects.toMatchObject(refusal('RESTORE_BY_COMMAND'))
  expect(await backupRun({ id })).toMatchObject({ isRestorable: false })

  expect(await db.backupRun.count()).toBe(rest)
  expect(isInMaintenance()).toBe(false)
  expect(fs.readdirSync(incomingFolder())).toEqual([])
})

scenario('One of several restores makes a backup and exchanges', async () => {
  const admin = await signInAdmin()
  const { secretKey, publicKey } = await createKeys()
  await saveBackupSettings({ input: { ...settings, publicKey } })
  const id = await backUp()
  expect(await backupRun({ id })).toMatchObject({
    isRestorable: true,
    fileName: expect.stringMatching(/^sulong-[\d-]+\.tar\.gz\.age$/),
  })
  const old = `${name}_before_20300102030405`
  const replace = jest
    .spyOn(replacing, 'replaceDatabase')
    .mockImplementationOnce(async ({ file, secretKey: given, beforeSwap }) => {
      expect(leaveDatabase).toHaveBeenCalledTimes(1)
      expect(isInMaintenance()).toBe(true)
      expect(fs.existsSync(file)).toBe(true)
      expect(given).toBe(secretKey)
      expect(await readRecord()).toMatchObject({
        failure: 'RESTORE_INTERRUPTED',
      })
      const head = { migrations: [] as string[] }
      const names = await db.$queryRaw<{ name: string }[]>`
        SELECT migration_name AS name FROM _prisma_migrations`
      head.migrations = names.map((row) => row.name)
      await beforeSwap?.({ url, old, head } as never)
      await onServer(`CREATE DATABASE "${old}"`)
      return {} as never
    })
  try {
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => restore(id, { secretKey: `${secretKey}\n` }))
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(answers).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining(refusal('RESTORE_RUNNING')),
    })
    await isStartedAgain
    expect(replace).toHaveBeenCalledTimes(1)
    const first = await db.backupRun.findFirstOrThrow({
      where: { trigger: 'PRE_RESTORE' },
    })
    expect(first).toMatchObject({ status: 'VERIFIED', createdById: admin.id })
    const log = JSON.stringify(await db.infoLog.findMany())
    expect(log + JSON.stringify(await readRecord())).not.toContain('AGE-SECRET')

    // The next start.
    await tellOfRestore()
    await tellOfRestore()
    expect(
      await db.infoLog.findMany({ where: { action: 'backup.restored' } })
    ).toMatchObject([
      {
        entityId: String(id),
        actorUserId: admin.id,
        after: { kept: old, userName: expect.stringContaining('Ana') },
      },
    ])
    expect(
      await db.notice.findMany({ where: { key: { startsWith: 'restore' } } })
    ).toMatchObject([
      {
        userId: admin.id,
        facts: { change: 'restored', failure: null },
        path: `/backup/history?run=${id}`,
      },
    ])
    const mails = await db.outboxEmail.findMany()
    expect(mails.map(({ to }) => to)).toEqual([
      admin.email,
      'owner@example.org',
    ])
    expect(mails[0].text).toContain(old)
    expect(await readRecord()).toBeNull()
    expect(fs.readdirSync(incomingFolder())).toEqual([])

    // The database from before stays for 30 days, or until somebody deletes it.
    expect(await keptDatabases()).toMatchObject([
      {
        name: old,
        replacedAt: new Date('2030-01-02T03:04:05Z'),
        until: new Date('2030-02-01T03:04:05Z'),
        size: expect.any(Number),
      },
    ])
    await fieldsOf(deleteKeptDatabase({ name: old, password: 'wrong' }), {
      password: 'PASSWORD_WRONG',
    })
    for (const wrong of [name, 'postgres', `${name}_before_1`])
      await expect(
        deleteKeptDatabase({ name: wrong, password: PASSWORD })
      ).rejects.toMatchObject(refusal('KEPT_DATABASE_GONE'))
    await tendBackups(new Date('2030-02-01T03:04:00Z'))
    expect(await keptDatabases()).toHaveLength(1)
    await deleteKeptDatabase({ name: old, password: PASSWORD })
    expect(await keptDatabases()).toEqual([])

    await onServer(`CREATE DATABASE "${old}"`)
    await tendBackups(new Date('2030-02-01T03:05:00Z'))
    expect(await keptDatabases()).toEqual([])
  } finally {
    await onServer(`DROP DATABASE IF EXISTS "${old}"`)
  }
})

scenario(
  'A restore that fails is told, and the server starts again',
  async () => {
    const admin = await signInAdmin()
    await saveBackupSettings({ input: settings })
    const id = await backUp()

    // Without the backup before it, nothing happens.
    jest.spyOn(making, 'makeBackup').mockImplementationOnce(async (runId) => {
      await db.backupRun.update({
        where: { id: runId },
        data: { status: 'FAILED', failure: 'BACKUP_NO_SPACE' },
      })
    })
    await restore(id)
    await told()
    expect(leaveDatabase).not.toHaveBeenCalled()
    expect(await readRecord()).toBeNull()
    expect(
      await db.outboxEmail.findMany({ orderBy: { to: 'asc' } })
    ).toHaveLength(2)

    jest
      .spyOn(replacing, 'replaceDatabase')
      .mockRejectedValueOnce(new BackupError('IN_USE'))
    await restore(id)
    await isStartedAgain
    await tellOfRestore()
    expect(
      await db.infoLog.findMany({
        where: { action: 'backup.restoreFailed' },
        orderBy: { id: 'asc' },
      })
    ).toMatchObject([
      { after: { failure: 'RESTORE_NO_BACKUP' } },
      {
        actorUserId: admin.id,
        after: {
          failure: 'RESTORE_FAILED',
          detail: expect.stringContaining('connected'),
        },
      },
    ])
    const bilingual = await db.outboxEmail.findFirstOrThrow({
      where: { to: 'owner@example.org' },
    })
    expect(bilingual.subject).toBe(
      'The school was not restored / Hindi na-restore ang school'
    )

    // A process that died between the steps; the person who began it is not in this database.
    const half = `${name}_restored_20300102030405`
    await onServer(`CREATE DATABASE "${half}"`)
    await writeRecord({
      runId: id,
      takenAt: new Date().toISOString(),
      begunAt: '2030-01-02T03:04:05.000Z',
      userId: 999_999,
      userName: 'Ana Cruz',
      alsoTold: ['founder@example.org'],
      old: `${name}_before_20300102030405`,
      failure: 'RESTORE_INTERRUPTED',
    })
    fs.writeFileSync(restorePlace(id), 'half')
    await tellOfRestore()
    expect(fs.readdirSync(incomingFolder())).toEqual([])
    expect(
      await db.infoLog.findFirst({ orderBy: { id: 'desc' } })
    ).toMatchObject({
      action: 'backup.restoreFailed',
      actorUserId: null,
      after: { failure: 'RESTORE_INTERRUPTED', userName: 'Ana Cruz' },
    })
    expect(
      await db.outboxEmail.count({ where: { to: 'founder@example.org' } })
    ).toBe(1)
    const { rowCount } = await onServer(
      `SELECT FROM pg_database WHERE datname = '${half}'`
    )
    expect(rowCount).toBe(0)
  }
)
