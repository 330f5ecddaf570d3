// Copies of backups on a real S3 server, which goes away and comes back.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import timers from 'node:timers/promises'

import { db } from 'src/lib/db'
import { backupCopies } from 'src/lib/files/storage/storage'
import { buildUser, signIn } from 'src/testing/people'
import { startS3 } from 'src/testing/s3'

import { backupRun } from './backupRuns'
import { makeBackup } from './makeBackup'
import { startBackup } from './startBackup'
import * as verifying from './verifyBackup'

process.env.STORAGE_PATH = fs.mkdtempSync(path.join(os.tmpdir(), 'second-'))

let second: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  second = await startS3()
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } =
    second.settings
  Object.assign(process.env, {
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_ACCESS_KEY: accessKeyId,
    BACKUP_S3_SECRET_KEY: secretAccessKey,
  })
})
afterEach(() => jest.restoreAllMocks())
afterAll(async () => {
  await second.remove()
  fs.rmSync(String(process.env.STORAGE_PATH), { recursive: true })
})

const backUp = async () => {
  jest.spyOn(verifying, 'verifyBackup').mockResolvedValue({ isVerified: true })
  const { id } = await startBackup()
  await makeBackup(id)
  return { id, run: await backupRun({ id }) }
}

scenario('A copy waits for the second store, or its lack is told', async () => {
  signIn(await buildUser('admin'), 'admin')

  // Away at first, and back before the second attempt.
  await second.stop()
  const pause = jest.spyOn(timers, 'setTimeout')
  pause.mockImplementationOnce(async () => {
    await second.start()
    return undefined as never
  })
  const { id, run } = await backUp()
  expect(pause).toHaveBeenCalledTimes(1)
  expect(run).toMatchObject({
    status: 'VERIFIED',
    failure: null,
    copiedAt: expect.any(Date),
  })
  const { storageKey } = await db.backupRun.findUniqueOrThrow({ where: { id } })
  const copy = await backupCopies()?.read(storageKey ?? '')
  expect((await buffer(copy!)).length).toBe(run?.size)

  // Away for good.
  await second.stop()
  pause.mockResolvedValue(undefined as never)
  const { run: without } = await backUp()
  await second.start()
  expect(pause).toHaveBeenCalledTimes(3)
  expect(without).toMatchObject({
    status: 'VERIFIED',
    hasFile: true,
    copiedAt: null,
    failure: 'BACKUP_NO_COPY',
    failureDetail: expect.stringContaining('ECONNREFUSED'),
  })
  const [mail] = await db.outboxEmail.findMany()
  expect(mail.subject).toBe('The backup needs your attention')
})
