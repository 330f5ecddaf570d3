// What many and large uploads cost, measured while nothing else runs (design/security.md S-50).
import http from 'node:http'

import { db } from 'src/lib/db'
import { samples } from 'src/testing/files'
import { buildSender, startUploadServer } from 'src/testing/uploadServer'

const MB = 1024 * 1024
const HEAP_MB = 64

type Server = Awaited<ReturnType<typeof startUploadServer>>
let server: Server

beforeAll(async () => {
  server = await startUploadServer()
})
afterAll(async () => {
  await server.close()
  await db.storedFile.deleteMany()
  await db.user.deleteMany()
  await db.accessLevel.deleteMany()
})

const heapGrowth = async (work: () => Promise<void>) => {
  let most = 0
  const start = process.memoryUsage().heapUsed
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed - start)
  }, 20)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return most / MB
}

/** Sends without saying how much, and goes on until the server has had enough. */
const sendEndlessly = (url: string, cookie: string) =>
  new Promise<number>((resolve) => {
    const boundary = 'x'
    const request = http.request(
      `${url}/api/upload-file`,
      {
        method: 'POST',
        headers: {
          cookie,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'transfer-encoding': 'chunked',
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
        request.destroy()
      }
    )
    request.on('error', () => resolve(0))
    request.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
    )
    const chunk = Buffer.alloc(256 * 1024)
    const more = () => {
      while (!request.destroyed && request.write(chunk));
      if (!request.destroyed) request.once('drain', more)
    }
    more()
  })

test('an endless upload is broken off, and leaves nothing', async () => {
  const sender = await buildSender(server.base)
  let status = -1
  const grown = await heapGrowth(async () => {
    status = await sendEndlessly(server.base, sender.cookie)
  })
  // Answered, or cut off while it was still sending.
  expect([413, 0]).toContain(status)
  expect(grown).toBeLessThan(HEAP_MB)
  expect(server.files()).toEqual([])
})

test('twenty at once of 10 MB each stay flat', async () => {
  const content = Buffer.concat([
    samples.png(),
    Buffer.alloc(10 * MB - samples.png().length),
  ])
  const senders = await Promise.all(
    Array.from({ length: 20 }, () => buildSender(server.base))
  )
  const statuses: number[] = []
  const grown = await heapGrowth(async () => {
    const answers = senders.map(async ({ create, patch }) => {
      const created = await create('a.png', content.length)
      const url = created.headers.get('location') ?? ''
      const answer = await patch(url, 0, content)
      statuses.push(answer.status)
    })
    await Promise.all(answers)
  })
  expect(statuses).toEqual(Array(20).fill(200))
  expect(grown).toBeLessThan(HEAP_MB)
})
