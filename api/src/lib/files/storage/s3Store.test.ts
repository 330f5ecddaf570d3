import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { BUCKET, startS3 } from 'src/testing/s3'

import { s3Store } from './s3Store'
import { StoredFileMissing } from './store'

const KEY = 'a'.repeat(32)
let server: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  server = await startS3()
})
afterAll(() => server.remove())

const storeWith = (changes: object = {}) =>
  s3Store({ ...server.settings, ...changes })

const write = (content: string) => {
  const file = path.join(server.folder, 'file')
  fs.writeFileSync(file, content)
  return file
}

test('An S3 store saves and returns files', async () => {
  const store = storeWith()
  const from = write('Onward')
  await store.put(KEY, from, 'text/plain')
  expect(fs.existsSync(from)).toBe(false)
  expect(await text(await store.read(KEY))).toBe('Onward')
  expect(await text(await store.read(KEY, { start: 2, end: 4 }))).toBe('war')

  await store.remove(KEY)
  await store.remove(KEY)
  await expect(store.read(KEY)).rejects.toBeInstanceOf(StoredFileMissing)
})

test.each([
  ['wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['foreign account', { accessKeyId: 'OTHER' }, 'InvalidAccessKeyId'],
  ['missing bucket', { bucket: `${BUCKET}-2` }, 'NoSuchBucket'],
])('A %s is an error, and the file stays', async (_, changes, name) => {
  const from = write('Onward')
  await expect(
    storeWith(changes).put(KEY, from, 'text/plain')
  ).rejects.toMatchObject({ name })
  expect(fs.existsSync(from)).toBe(true)
  const reading = storeWith(changes).read(KEY)
  await expect(reading).rejects.toMatchObject({ name })
  await expect(reading).rejects.not.toBeInstanceOf(StoredFileMissing)
})
