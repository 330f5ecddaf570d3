import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import timers from 'node:timers/promises'

import fastify from 'fastify'

import { db } from 'src/lib/db'
import * as stores from 'src/lib/files/storage/storage'
import type { Store } from 'src/lib/files/storage/store'
import { hashPassword } from 'src/lib/protection/passwords'
import { signedBackupUrl } from 'src/lib/protection/signedLinks'
import { BackupError } from 'src/operator/backup/backupError'
import { checkBackup } from 'src/operator/backup/checkBackup'
import { withConnection } from 'src/operator/backup/connection'
import { createKeys } from 'src/operator/backup/encryption'
import * as restoring from 'src/operator/backup/restoreBackup'
import { backups } from 'src/operator/http/backups'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { buildSender } from 'src/testing/uploadServer'

import { backupPlace } from './backupFiles'
import { LOCK_RUN } from './backupLock'
import { backupRun, backupRunsPage } from './backupRuns'
import { backupSettings, saveBackupSettings } from './backupSettings'
import { createBackupLink } from './createBackupLink'
import { expireBackups } from './expireBackups'
import { makeBackup } from './makeBackup'
import { safetyOfBackups } from './safetyOfBackups'
import { startBackup } from './startBackup'
import { tendBackups } from './tendBackups'
import * as verifying from './verifyBackup'

const { incomingFolder, storage } = stores

const PASSWORD = 'Sulong-2026!'
const url = String(process.env.DATABASE_URL)

process.env.STORAGE_PATH = fs.mkdtempSync(path.join(os.tmpdir(), 'backups-'))

afterEach(() => jest.restoreAllMocks())
afterAll(() => fs.rmSync(String(process.env.STORAGE_PATH), { recursive: true }))

const signInAdmin = async () => {
  const admin = await buildUser('admin', await hashPassword(PASSWORD))
  signIn(admin, 'admin')
  return admin
}

const input = {
  isEnabled: true,
  frequency: 'DAILY' as const,
  timeOfDay: '02:30',
  weekday: 0,
  keepLast: 2,
  keepDays: 0,
  includeFiles: false,
  publicKey: '',
  notifyEmails: 'owner@example.org',
  password: PASSWORD,
}

const runs = () => db.backupRun.findMany({ orderBy: { id: 'asc' } })

const verifiedAtOnce = () =>
  jest.spyOn(verifying, 'verifyBackup').mockResolvedValue({ isVerified: true })

const useCopies = (store: Partial<Store>) =>
  jest.spyOn(stores, 'backupCopies').mockReturnValue({
    put: jest.fn(),
    read: jest.fn(),
    remove: jest.fn(),
    ...store,
  })

const END_LOCKS = `SELECT pg_terminate_backend(pid, 10000) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
  WHERE locktype = 'advisory' AND datname = current_database() AND objid = $1`

const scratchDatabases = () =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(
      `SELECT datname FROM pg_database WHERE starts_with(datname, $1)`,
      [verifying.scratchPrefix()]
    )
    return rows
  })

describe('the settings of backups', () => {
  scenario('Are checked, need the password, and are logged', async () => {
    await signInAdmin()
    expect(await backupSettings()).toMatchObject({
      isEnabled: false,
      nextAt: null,
      hasSecondStore: false,
    })
    const { secretKey, publicKey } = await createKeys()
    const refused = async (change: Partial<typeof input>, codes: object) =>
      expect(
        saveBackupSettings({ input: { ...input, ...change } })
      ).rejects.toMatchObject(refusedFields(codes as never))
    await refused(
      { timeOfDay: '2:30', keepLast: 0, keepDays: -1 },
      {
        timeOfDay: 'BACKUP_TIME',
        keepLast: 'BACKUP_KEEP_LAST',
        keepDays: 'BACKUP_KEEP_DAYS',
      }
    )
    await refused({ publicKey: secretKey }, { publicKey: 'BACKUP_SECRET_KEY' })
    await refused({ publicKey: 'age1x' }, { publicKey: 'BACKUP_KEY' })
    await refused({ notifyEmails: 'x' }, { notifyEmails: 'EMAIL_INVALID' })
    await refused({ password: 'wrong' }, { password: 'PASSWORD_WRONG' })
    expect(await db.backupSetting.count()).toBe(0)

    await saveBackupSettings({ input: { ...input, publicKey } })
    expect(await backupSettings()).toMatchObject({
      isEnabled: true,
      publicKey,
      notifyEmails: ['owner@example.org'],
      nextAt: expect.any(Date),
    })
    const [{ action, after }] = await db.infoLog.findMany()
    expect(action).toBe('backup.updated')
    expect(JSON.stringify(after)).not.toContain('owner@example.org')
  })
})

describe('a backup', () => {
  scenario(
    'Is made, test restored and stored where no file link leads',
    async () => {
      const admin = await signInAdmin()
      const { secretKey, publicKey } = await createKeys()
      await saveBackupSettings({ input: { ...input, publicKey } })

      const [first, ...others] = await Promise.allSettled([
        startBackup(),
        startBackup(),
        startBackup(),
      ])
      const all = [first, ...others]
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const [{ id }] = await runs()
      await expect(startBackup()).rejects.toMatchObject(
        refusal('BACKUP_RUNNING')
      )
      await Promise.all([makeBackup(id), makeBackup(id)])

      const run = await backupRun({ id })
      expect(run).toMatchObject({
        status: 'VERIFIED',
        trigger: 'MANUAL',
        percent: 100,
        isEncrypted: true,
        hasFile: true,
        failure: null,
        createdByName: expect.stringContaining('Ana'),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      expect(await safetyOfBackups()).toMatchObject({
        level: 'SAFE',
        concerns: ['ONE_PLACE'],
        verifiedAt: run?.createdAt,
        verifiedRunId: id,
        isEncrypted: true,
      })
      expect(run?.rowCounts).toContainEqual({ table: 'public.User', rows: 1 })
      expect(await scratchDatabases()).toEqual([])
      expect(fs.readdirSync(incomingFolder())).toEqual([])
      expect(await db.storedFile.count()).toBe(0)
      const [notice] = await db.notice.findMany()
      expect(notice).toMatchObject({
        userId: admin.id,
        kind: 'BACKUP',
        facts: { change: 'done', failure: null },
      })

      // The key that tested it is gone; the owner's key opens it.
      const { storageKey } = await db.backupRun.findUniqueOrThrow({
        where: { id },
      })
      const place = path.join(String(process.env.STORAGE_PATH), 'downloaded')
      await fs.promises.writeFile(place, await storage().read(storageKey ?? ''))
      const { head } = await checkBackup(place, secretKey)
      expect(head.migrations.at(-1)).toBe(run?.schemaVersion)
    }
  )

  scenario('That fails is announced, and leaves nothing', async () => {
    const admin = await signInAdmin()
    await saveBackupSettings({ input })
    jest.spyOn(verifying, 'verifyBackup').mockResolvedValueOnce({
      isVerified: false,
      isUseless: true,
      failure: 'BACKUP_NOT_EQUAL',
      detail: 'public.User',
    })
    const { id } = await startBackup()
    await makeBackup(id)
    expect(await backupRun({ id })).toMatchObject({
      status: 'FAILED',
      hasFile: false,
      failure: 'BACKUP_NOT_EQUAL',
      failureDetail: 'public.User',
    })
    const mails = await db.outboxEmail.findMany()
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [admin.email, 'owner@example.org'].sort()
    )
    expect(mails[0].text).toContain('public.User')
    // Nobody knows the language of a further address.
    expect(mails).toContainEqual(
      expect.objectContaining({
        to: 'owner@example.org',
        subject: 'The backup failed / Hindi nagawa ang backup',
        text: expect.stringMatching(/not backed up.*Hindi na-back up/s),
      })
    )
    expect(await safetyOfBackups()).toMatchObject({
      level: 'DANGER',
      concerns: ['NEVER_VERIFIED', 'LAST_FAILED', 'ONE_PLACE'],
    })
    expect(await db.notice.findMany()).toMatchObject([
      { facts: { change: 'failed', failure: 'BACKUP_NOT_EQUAL' } },
    ])

    // Without the right to create databases it is kept, and the page says why it is not verified.
    jest.spyOn(verifying, 'verifyBackup').mockResolvedValueOnce({
      isVerified: false,
      isUseless: false,
      failure: 'BACKUP_NO_SCRATCH',
      detail: 'permission denied',
    })
    const next = await startBackup()
    await makeBackup(next.id)
    expect(await backupRun({ id: next.id })).toMatchObject({
      status: 'SUCCEEDED',
      hasFile: true,
      verifiedAt: null,
      failure: 'BACKUP_NO_SCRATCH',
    })
    expect(await db.outboxEmail.count()).toBe(2)

    jest.spyOn(storage(), 'put').mockRejectedValueOnce(new Error('disk full'))
    verifiedAtOnce()
    const last = await startBackup()
    await makeBackup(last.id)
    expect(await backupRun({ id: last.id })).toMatchObject({
      status: 'FAILED',
      failure: 'BACKUP_FAILED',
      failureDetail: 'disk full',
    })
    expect(await runs()).toMatchObject([
      { storageKey: null },
      { storageKey: expect.any(String) },
      { storageKey: null },
    ])
    expect(fs.readdirSync(incomingFolder())).toEqual([])
  })

  scenario('Without a copy is announced even if it is untested', async () => {
    await signInAdmin()
    await saveBackupSettings({ input })
    const put = jest.fn().mockRejectedValue(new Error('no such bucket'))
    useCopies({ put })
    jest.spyOn(fs.promises, 'link').mockRejectedValueOnce(new Error('EPERM'))
    jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined)
    jest.spyOn(verifying, 'verifyBackup').mockResolvedValueOnce({
      isVerified: false,
      isUseless: false,
      failure: 'BACKUP_NO_SCRATCH',
      detail: 'permission denied',
    })
    const { id } = await startBackup()
    await makeBackup(id)
    expect(put).toHaveBeenCalledTimes(3)
    expect(await backupRun({ id })).toMatchObject({
      status: 'SUCCEEDED',
      copiedAt: null,
      failure: 'BACKUP_NO_COPY',
      failureDetail: 'no such bucket; permission denied',
    })
    expect(await db.outboxEmail.count()).toBe(2)
  })

  scenario('Makes room first, and is refused without', async () => {
    await signInAdmin()
    await saveBackupSettings({ input: { ...input, keepLast: 1 } })
    useCopies({ remove: () => Promise.reject(new Error('object lock')) })
    verifiedAtOnce()
    await db.backupRun.createMany({
      data: [20, 21].map((day) => ({
        trigger: 'MANUAL' as const,
        status: 'VERIFIED' as const,
        verifiedAt: new Date(),
        includesFiles: false,
        size: 1_000n,
        storageKey: String(day).repeat(16),
        createdAt: new Date(`2020-11-${day}T00:00:00Z`),
      })),
    })
    jest
      .spyOn(fs.promises, 'statfs')
      .mockResolvedValueOnce({ bavail: 1_999, bsize: 1 } as fs.StatsFs)
    const { id } = await startBackup()
    await makeBackup(id)
    // A second store that does not let go of its files holds nothing up.
    expect(await runs()).toMatchObject([
      { status: 'EXPIRED', storageKey: null },
      { status: 'VERIFIED', storageKey: '21'.repeat(16) },
      {
        status: 'FAILED',
        failure: 'BACKUP_NO_SPACE',
        failureDetail: '1999 bytes are free, 2000 are needed',
      },
    ])
  })

  scenario('Is at fault only if it is damaged or not equal', async () => {
    const restore = jest.spyOn(restoring, 'restoreBackup')
    for (const [problem, failure] of [
      ['NOT_EQUAL', 'BACKUP_NOT_EQUAL'],
      ['NEWER_VERSION', 'BACKUP_NOT_TESTED'],
    ] as const) {
      restore.mockRejectedValueOnce(new BackupError(problem))
      expect(await verifying.verifyBackup(1, 'file')).toMatchObject({
        failure,
        isUseless: problem === 'NOT_EQUAL',
      })
    }
  })

  scenario('Whose lock is lost leaves the end to others', async () => {
    await signInAdmin()
    const { id } = await startBackup()
    jest.spyOn(verifying, 'verifyBackup').mockImplementationOnce(async () => {
      await withConnection(url, (client) => client.query(END_LOCKS, [id]))
      await tendBackups(new Date())
      return { isVerified: true }
    })
    const put = jest.spyOn(storage(), 'put')
    await makeBackup(id)
    expect(await runs()).toMatchObject([
      { status: 'FAILED', failure: 'BACKUP_INTERRUPTED', storageKey: null },
    ])
    expect(put).not.toHaveBeenCalled()
  })

  scenario('Whose process died is ended by the next minute', async () => {
    await signInAdmin()
    const { id } = await startBackup()
    await db.backupRun.update({ where: { id }, data: { status: 'RUNNING' } })
    fs.writeFileSync(backupPlace(id), 'half')
    await withConnection(url, async (client) => {
      await client.query(`CREATE DATABASE "${verifying.scratchPrefix()}${id}"`)
      await client.query(LOCK_RUN, [id])
      await tendBackups(new Date())
      expect(await runs()).toMatchObject([{ status: 'RUNNING' }])
    })
    await tendBackups(new Date())
    expect(await runs()).toMatchObject([
      { status: 'FAILED', failure: 'BACKUP_INTERRUPTED' },
    ])
    expect(fs.existsSync(backupPlace(id))).toBe(false)
    expect(await scratchDatabases()).toEqual([])
    // A job that comes back later leaves it.
    await makeBackup(id)
    expect(await runs()).toMatchObject([{ status: 'FAILED' }])
  })

  scenario('Is due once for each time of the schedule', async () => {
    await signInAdmin()
    const at = (text: string) => new Date(`${text}:00+08:00`)
    await tendBackups(at('2030-01-02T03:00'))
    await saveBackupSettings({ input })
    const settings = { where: { id: 1 } }
    const dueSince = at('2030-01-01T12:00')
    await db.backupSetting.update({ ...settings, data: { dueSince } })
    await tendBackups(at('2030-01-02T02:29'))
    expect(await runs()).toEqual([])
    await Promise.all([1, 2, 3].map(() => tendBackups(at('2030-01-02T02:30'))))
    expect(await runs()).toMatchObject([
      {
        trigger: 'SCHEDULED',
        scheduledFor: at('2030-01-02T02:30'),
        createdById: null,
      },
    ])
    // Nothing is queued beside an open one, and one that nobody takes up in an hour has failed.
    await tendBackups(at('2030-01-03T02:31'))
    expect(await runs()).toMatchObject([
      { failure: 'BACKUP_INTERRUPTED' },
      { status: 'QUEUED', scheduledFor: at('2030-01-03T02:30') },
    ])
  })

  scenario('Expires as the settings say; its history stays', async () => {
    await signInAdmin()
    await saveBackupSettings({ input })
    verifiedAtOnce()
    const ids: number[] = []
    for (const day of ['21', '22', '23', '24']) {
      const { id } = await startBackup()
      ids.push(id)
      await db.backupRun.update({
        where: { id },
        data: { createdAt: new Date(`2020-11-${day}T00:00:00Z`) },
      })
      await makeBackup(id)
    }
    const kept = await runs()
    expect(kept.map(({ status }) => status)).toEqual([
      'EXPIRED',
      'EXPIRED',
      'VERIFIED',
      'VERIFIED',
    ])
    await expect(
      createBackupLink({ id: ids[0], password: PASSWORD })
    ).rejects.toMatchObject(refusal('BACKUP_NO_FILE'))
    await db.backupSetting.update({
      where: { id: 1 },
      data: { keepLast: 1, keepDays: 3650 },
    })
    await expireBackups(new Date('2020-12-01T00:00:00Z'))
    expect(
      (await backupRunsPage({})).rows.map(({ hasFile }) => hasFile)
    ).toEqual([true, true, false, false])
  })
})

scenario('Only the administrator who asked downloads it', async () => {
  const server = fastify({ forceCloseConnections: true })
  await server.register(backups)
  await server.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { port } = server.server.address() as AddressInfo
    const base = `http://127.0.0.1:${port}`
    const admin = await buildSender(base, 'admin')
    await db.user.update({
      where: { id: admin.user.id },
      data: await hashPassword(PASSWORD),
    })
    signIn(admin.user, 'admin')
    verifiedAtOnce()
    const { id } = await startBackup()
    await makeBackup(id)
    await expect(
      createBackupLink({ id, password: 'wrong' })
    ).rejects.toMatchObject(refusedFields({ password: 'PASSWORD_WRONG' }))
    await expect(
      createBackupLink({ id: 999_999, password: PASSWORD })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))

    const link = await createBackupLink({ id, password: PASSWORD })
    const answer = await admin.ask(link)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="sulong-[\w-]+\.tar\.gz"$/
    )
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 2).toString('hex')).toBe('1f8b')

    const other = await buildSender(base, 'admin')
    const operator = await buildSender(base, 'tribe-team-ro')
    expect((await fetch(new URL(link, base))).status).toBe(404)
    expect((await other.ask(link)).status).toBe(404)
    const own = signedBackupUrl(id, operator.user.id)
    expect((await operator.ask(own)).status).toBe(404)
    const old = signedBackupUrl(id, admin.user.id, Date.now() - 11 * 60_000)
    for (const wrong of [
      old,
      `/api/backups/${id}`,
      link.replace(`/${id}?`, `/${id + 1}?`),
      link.replace('/backups/', '/uploads/'),
    ])
      expect((await admin.ask(wrong)).status).toBe(404)
    // The same person under another one's name.
    await db.session.updateMany({
      where: { userId: admin.user.id },
      data: { actorUserId: other.user.id },
    })
    expect((await admin.ask(link)).status).toBe(404)
    expect(
      await db.infoLog.count({ where: { action: 'backup.downloaded' } })
    ).toBe(1)
  } finally {
    await server.close()
  }
})
