import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { s3Store } from './s3Store'
import { StoredFileMissing } from './store'

/** A minimal S3 server: only the calls that we use. */
const objects = new Map<
  string,
  { body: string; type?: string; auth?: string }
>()
const fake = http.createServer(async (request, answer) => {
  const key = request.url?.split('?')[0] ?? ''
  const kept = objects.get(key)
  if (request.method === 'PUT') {
    const { 'content-type': type, authorization: auth } = request.headers
    objects.set(key, { body: await text(request), type, auth })
    return answer.end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return answer.writeHead(204).end()
  }
  if (!kept)
    return answer
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>')
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  if (!range) return answer.end(kept.body)
  answer.writeHead(206)
  return answer.end(kept.body.slice(Number(range[1]), Number(range[2]) + 1))
})

const KEY = 'a'.repeat(32)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 's3-'))
let store: ReturnType<typeof s3Store>

beforeAll(async () => {
  await new Promise<void>((done) => fake.listen(0, '127.0.0.1', done))
  const { port } = fake.address() as AddressInfo
  store = s3Store({
    bucket: 'school',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
})
afterAll(() => {
  fake.close()
  fs.rmSync(folder, { recursive: true })
})

test('An S3 store saves and returns files', async () => {
  const from = path.join(folder, 'file')
  fs.writeFileSync(from, 'Onward')
  await store.put(KEY, from, 'text/plain')
  expect(fs.existsSync(from)).toBe(false)
  expect(objects.get(`/school/${KEY}`)).toMatchObject({
    body: 'Onward',
    type: 'text/plain',
    auth: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=id\//),
  })
  expect(await text(await store.read(KEY))).toBe('Onward')
  expect(await text(await store.read(KEY, { start: 2, end: 4 }))).toBe('war')

  await store.remove(KEY)
  await expect(store.read(KEY)).rejects.toBeInstanceOf(StoredFileMissing)
})
